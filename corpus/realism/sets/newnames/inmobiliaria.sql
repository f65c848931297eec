CREATE TABLE agente (
  id_agente bigint PRIMARY KEY,
  nombre varchar(60) NOT NULL,
  apellidos varchar(80) NOT NULL,
  nif varchar(12),
  cargo varchar(60),
  sucursal varchar(60),
  tel_movil varchar(20),
  correo_electronico varchar(120),
  comision_pct numeric(4,2),
  fecha_alta date NOT NULL,
  fecha_baja date
);
CREATE TABLE propietario (
  id_propietario bigint PRIMARY KEY,
  nombre_completo varchar(120) NOT NULL,
  tipo_persona varchar(20),
  razon_social varchar(120),
  domicilio varchar(120),
  localidad varchar(60),
  provincia varchar(60),
  cod_postal varchar(5),
  cuenta_iban varchar(34),
  banco varchar(60),
  nacionalidad varchar(40),
  estado_civil varchar(20),
  profesion varchar(60)
);
CREATE TABLE inmueble (
  id_inmueble bigint PRIMARY KEY,
  referencia varchar(20) NOT NULL UNIQUE,
  id_propietario bigint NOT NULL REFERENCES propietario,
  tipo_inmueble varchar(30),
  titulo_anuncio varchar(120),
  descripcion text,
  via varchar(80),
  numero varchar(8),
  planta varchar(10),
  puerta varchar(6),
  barrio varchar(60),
  municipio varchar(60),
  superficie_m2 numeric(8,2),
  habitaciones integer,
  banos integer,
  orientacion varchar(20),
  estado_conservacion varchar(30),
  calefaccion varchar(40),
  certificado_energetico char(1),
  ano_construccion integer,
  referencia_catastral varchar(20),
  precio_venta numeric(12,2),
  moneda char(3),
  situacion varchar(20),
  publicado_en timestamp
);
CREATE TABLE foto_inmueble (
  id_foto bigint PRIMARY KEY,
  id_inmueble bigint NOT NULL REFERENCES inmueble,
  ruta_archivo varchar(200),
  pie_foto varchar(120),
  formato varchar(10),
  orden integer
);
CREATE TABLE interesado (
  id_interesado bigint PRIMARY KEY,
  nombre varchar(60) NOT NULL,
  primer_apellido varchar(60) NOT NULL,
  segundo_apellido varchar(60),
  sexo char(1),
  fecha_nacimiento date,
  telefono varchar(20),
  email varchar(120),
  pais varchar(60),
  idioma varchar(30),
  origen_contacto varchar(40),
  observaciones text
);
CREATE TABLE visita (
  id_visita bigint PRIMARY KEY,
  id_inmueble bigint NOT NULL REFERENCES inmueble,
  id_interesado bigint NOT NULL REFERENCES interesado,
  id_agente bigint NOT NULL REFERENCES agente,
  fecha_hora timestamp NOT NULL,
  resultado varchar(40),
  motivo_rechazo varchar(80),
  comentario text
);
CREATE TABLE contrato (
  id_contrato bigint PRIMARY KEY,
  num_contrato varchar(20) NOT NULL UNIQUE,
  id_inmueble bigint NOT NULL REFERENCES inmueble,
  clase_contrato varchar(30),
  notario varchar(120),
  importe numeric(12,2),
  forma_pago varchar(30),
  periodicidad varchar(20),
  fecha_inicio date NOT NULL,
  fecha_fin date,
  estado varchar(20)
);
CREATE TABLE recibo (
  id_recibo bigint PRIMARY KEY,
  id_contrato bigint NOT NULL REFERENCES contrato,
  num_recibo varchar(20) NOT NULL,
  concepto varchar(80),
  base_imponible numeric(10,2),
  estado_pago varchar(20),
  emitido_el date NOT NULL
);
CREATE TABLE proveedor_servicio (
  id_proveedor integer PRIMARY KEY,
  empresa varchar(100),
  cif varchar(12),
  especialidad varchar(60),
  persona_contacto varchar(100),
  sitio_web varchar(150),
  valoracion integer
);
