CREATE TABLE paciente (
  id_paciente bigint PRIMARY KEY,
  num_historia varchar(16) NOT NULL UNIQUE,
  dni varchar(12),
  nombres varchar(60) NOT NULL,
  primer_apellido varchar(60) NOT NULL,
  segundo_apellido varchar(60),
  sexo char(1),
  fecha_nac date,
  grupo_sanguineo varchar(4),
  direccion varchar(120),
  municipio varchar(60),
  departamento varchar(60),
  codigo_postal varchar(10),
  celular varchar(20),
  correo varchar(120),
  ocupacion varchar(60),
  aseguradora varchar(80),
  num_afiliacion varchar(20),
  alergias varchar(120)
);
CREATE TABLE medico (
  id_medico bigint PRIMARY KEY,
  num_colegiado varchar(12),
  nombre_medico varchar(100) NOT NULL,
  especialidad varchar(60),
  centro_salud varchar(100),
  extension varchar(8)
);
CREATE TABLE solicitud (
  id_solicitud bigint PRIMARY KEY,
  id_paciente bigint NOT NULL REFERENCES paciente,
  id_medico bigint NOT NULL REFERENCES medico,
  num_solicitud varchar(16) NOT NULL UNIQUE,
  prioridad varchar(16),
  diagnostico_presuntivo varchar(150),
  motivo_consulta varchar(200),
  procedencia varchar(40),
  estado_solicitud varchar(20),
  observaciones text,
  fecha_solicitud timestamp NOT NULL
);
CREATE TABLE prueba (
  id_prueba integer PRIMARY KEY,
  cod_prueba varchar(10) NOT NULL UNIQUE,
  nombre_prueba varchar(80),
  seccion varchar(40),
  metodo varchar(40),
  tipo_muestra varchar(30),
  tubo varchar(20),
  unidad_medida varchar(12),
  valor_referencia varchar(40),
  precio numeric(8,2)
);
CREATE TABLE muestra (
  id_muestra bigint PRIMARY KEY,
  id_solicitud bigint NOT NULL REFERENCES solicitud,
  codigo_barras varchar(20) NOT NULL UNIQUE,
  extraido_por varchar(80),
  condicion varchar(30),
  motivo_rechazo varchar(60),
  ubicacion varchar(40),
  temperatura_c numeric(4,1)
);
CREATE TABLE resultado (
  id_resultado bigint PRIMARY KEY,
  id_muestra bigint NOT NULL REFERENCES muestra,
  id_prueba integer NOT NULL REFERENCES prueba,
  valor varchar(30),
  interpretacion varchar(20),
  validado_por varchar(80),
  comentario_tecnico text,
  equipo varchar(60),
  lote_reactivo varchar(20)
);
CREATE TABLE factura (
  id_factura bigint PRIMARY KEY,
  id_solicitud bigint NOT NULL REFERENCES solicitud,
  num_factura varchar(20) NOT NULL UNIQUE,
  razon_social varchar(120),
  cif varchar(12),
  forma_pago varchar(20),
  concepto varchar(120),
  moneda char(3),
  importe numeric(9,2),
  estado_pago varchar(16)
);
