-- A veterinary hospital in Spanish

CREATE TABLE sucursales (
  id_sucursal serial PRIMARY KEY,
  nombre varchar(60) NOT NULL,
  calle varchar(60) NOT NULL,
  numero_exterior varchar(8) NOT NULL,
  colonia varchar(50) NOT NULL,
  cp varchar(5) NOT NULL,
  municipio varchar(50) NOT NULL,
  entidad_federativa varchar(40) NOT NULL,
  tel varchar(20) NOT NULL,
  horario_atencion varchar(60) NOT NULL
);

CREATE TABLE propietarios (
  id_propietario serial PRIMARY KEY,
  nombre_completo varchar(80) NOT NULL,
  apellido_paterno varchar(40) NOT NULL,
  rfc varchar(13) NOT NULL,
  domicilio varchar(100) NOT NULL,
  poblacion varchar(50) NOT NULL,
  telefono_movil varchar(20) NOT NULL,
  correo_electronico varchar(100) NOT NULL,
  fecha_nacimiento date NOT NULL,
  ocupacion varchar(40) NOT NULL,
  estado_civil varchar(20) NOT NULL,
  fecha_alta date NOT NULL,
  como_nos_conocio varchar(30),
  acepta_publicidad boolean NOT NULL
);

CREATE TABLE mascotas (
  id_mascota serial PRIMARY KEY,
  id_propietario integer NOT NULL REFERENCES propietarios (id_propietario),
  nombre_mascota varchar(40) NOT NULL,
  especie varchar(20) NOT NULL,
  raza varchar(40) NOT NULL,
  sexo char(1) NOT NULL,
  fecha_nac date NOT NULL,
  peso_kg numeric(5, 2) NOT NULL,
  color varchar(30) NOT NULL,
  num_microchip varchar(15) NOT NULL,
  esterilizado boolean NOT NULL,
  alergias varchar(80),
  fallecido boolean NOT NULL
);

CREATE TABLE veterinarios (
  num_colegiado varchar(10) PRIMARY KEY,
  nombres varchar(40) NOT NULL,
  apellidos varchar(60) NOT NULL,
  especialidad varchar(40) NOT NULL,
  fecha_ingreso date NOT NULL,
  sueldo_bruto numeric(9, 2) NOT NULL,
  turno varchar(20) NOT NULL
);

CREATE TABLE citas (
  id_cita serial PRIMARY KEY,
  id_mascota integer NOT NULL REFERENCES mascotas (id_mascota),
  num_colegiado varchar(10) NOT NULL REFERENCES veterinarios (num_colegiado),
  fecha_hora timestamp NOT NULL,
  motivo_consulta varchar(120) NOT NULL,
  estado_cita varchar(16) NOT NULL,
  duracion_min smallint NOT NULL,
  observaciones text
);

CREATE TABLE consultas (
  id_consulta serial PRIMARY KEY,
  id_cita integer NOT NULL REFERENCES citas (id_cita),
  temperatura numeric(4, 1) NOT NULL,
  frecuencia_cardiaca smallint NOT NULL,
  diagnostico varchar(120) NOT NULL,
  tratamiento text NOT NULL,
  pronostico varchar(20) NOT NULL,
  proxima_revision date
);

CREATE TABLE medicamentos (
  codigo varchar(12) PRIMARY KEY,
  nombre_comercial varchar(60) NOT NULL,
  principio_activo varchar(60) NOT NULL,
  laboratorio varchar(60) NOT NULL,
  presentacion varchar(30) NOT NULL,
  dosis varchar(20) NOT NULL,
  existencias integer NOT NULL,
  precio_venta numeric(8, 2) NOT NULL,
  caducidad date NOT NULL,
  lote varchar(16) NOT NULL
);

CREATE TABLE facturas (
  folio varchar(12) PRIMARY KEY,
  id_propietario integer NOT NULL REFERENCES propietarios (id_propietario),
  fecha_emision date NOT NULL,
  subtotal numeric(9, 2) NOT NULL,
  impuesto numeric(9, 2) NOT NULL,
  total numeric(9, 2) NOT NULL,
  forma_pago varchar(20) NOT NULL,
  estatus varchar(16) NOT NULL,
  moneda char(3) NOT NULL
);

CREATE TABLE proveedores (
  id_proveedor serial PRIMARY KEY,
  razon_social varchar(60) NOT NULL,
  contacto varchar(60) NOT NULL,
  direccion_fiscal varchar(100) NOT NULL,
  pais varchar(40) NOT NULL,
  plazo_pago_dias smallint NOT NULL,
  banco varchar(40) NOT NULL,
  clabe varchar(18) NOT NULL
);
