CREATE TABLE facultad (
  facultad_id serial PRIMARY KEY,
  codigo varchar(6) NOT NULL UNIQUE,
  nombre varchar(80) NOT NULL,
  decano varchar(80),
  direccion varchar(80),
  ciudad varchar(60),
  provincia varchar(60),
  codigo_postal varchar(10),
  telefono varchar(24),
  correo varchar(80),
  pagina_web varchar(120)
);
CREATE TABLE carrera (
  carrera_id serial PRIMARY KEY,
  facultad_id integer NOT NULL REFERENCES facultad (facultad_id),
  nombre varchar(80) NOT NULL,
  titulo_otorgado varchar(60),
  modalidad varchar(20),
  duracion_semestres smallint,
  creditos_totales smallint,
  idioma varchar(20),
  descripcion text
);
CREATE TABLE profesor (
  profesor_id serial PRIMARY KEY,
  facultad_id integer NOT NULL REFERENCES facultad (facultad_id),
  nombre varchar(40) NOT NULL,
  apellidos varchar(60) NOT NULL,
  tratamiento varchar(10),
  dni varchar(12) UNIQUE,
  especialidad varchar(60),
  categoria varchar(30),
  correo varchar(80),
  telefono_movil varchar(24),
  despacho varchar(10),
  fecha_ingreso date NOT NULL,
  fecha_baja date,
  sueldo numeric(10,2)
);
CREATE TABLE alumno (
  alumno_id bigserial PRIMARY KEY,
  matricula varchar(12) NOT NULL UNIQUE,
  nombre varchar(40) NOT NULL,
  primer_apellido varchar(40) NOT NULL,
  segundo_apellido varchar(40),
  sexo char(1),
  fecha_nacimiento date NOT NULL,
  lugar_nacimiento varchar(60),
  nacionalidad varchar(40),
  estado_civil varchar(15),
  calle varchar(60),
  numero varchar(8),
  colonia varchar(60),
  municipio varchar(60),
  codigo_postal varchar(10),
  telefono varchar(24),
  correo_personal varchar(80),
  nombre_tutor varchar(80),
  telefono_tutor varchar(24),
  tipo_sangre varchar(4),
  beca varchar(30),
  foto varchar(120),
  observaciones text,
  fecha_alta timestamptz NOT NULL,
  estatus varchar(15) NOT NULL
);
CREATE TABLE asignatura (
  asignatura_id serial PRIMARY KEY,
  carrera_id integer NOT NULL REFERENCES carrera (carrera_id),
  clave varchar(10) NOT NULL UNIQUE,
  nombre varchar(80) NOT NULL,
  tipo varchar(15),
  semestre smallint,
  creditos smallint,
  horas_semana smallint,
  temario text,
  bibliografia text
);
CREATE TABLE grupo (
  grupo_id serial PRIMARY KEY,
  asignatura_id integer NOT NULL REFERENCES asignatura (asignatura_id),
  profesor_id integer NOT NULL REFERENCES profesor (profesor_id),
  nombre_grupo varchar(10) NOT NULL,
  periodo varchar(10) NOT NULL,
  aula varchar(10),
  edificio varchar(40),
  turno varchar(12),
  dias varchar(20),
  hora_inicio time NOT NULL,
  hora_fin time NOT NULL,
  cupo smallint
);
CREATE TABLE inscripcion (
  inscripcion_id bigserial PRIMARY KEY,
  alumno_id bigint NOT NULL REFERENCES alumno (alumno_id),
  grupo_id integer NOT NULL REFERENCES grupo (grupo_id),
  fecha_inscripcion timestamptz NOT NULL,
  fecha_baja timestamptz,
  calificacion numeric(4,2),
  asistencia_pct numeric(5,2),
  oportunidad varchar(15),
  resultado varchar(12),
  comentario varchar(120)
);
CREATE TABLE pago (
  pago_id bigserial PRIMARY KEY,
  alumno_id bigint NOT NULL REFERENCES alumno (alumno_id),
  folio varchar(14) NOT NULL UNIQUE,
  concepto varchar(60) NOT NULL,
  importe numeric(10,2) NOT NULL,
  descuento numeric(10,2),
  moneda char(3) NOT NULL,
  forma_pago varchar(20),
  banco varchar(40),
  referencia varchar(30),
  fecha_pago timestamptz NOT NULL,
  facturado boolean,
  rfc varchar(13),
  razon_social varchar(80)
);
CREATE TABLE tesis (
  tesis_id serial PRIMARY KEY,
  alumno_id bigint NOT NULL REFERENCES alumno (alumno_id),
  asesor_id integer NOT NULL REFERENCES profesor (profesor_id),
  titulo varchar(200) NOT NULL,
  palabras_clave varchar(120),
  resumen text,
  fecha_registro date NOT NULL,
  fecha_defensa date,
  dictamen varchar(20),
  archivo_pdf varchar(120),
  enlace varchar(150)
);
CREATE TABLE biblioteca_prestamo (
  prestamo_id bigserial PRIMARY KEY,
  alumno_id bigint NOT NULL REFERENCES alumno (alumno_id),
  titulo_libro varchar(120) NOT NULL,
  autor varchar(80),
  isbn varchar(17),
  fecha_prestamo date NOT NULL,
  fecha_devolucion date,
  multa numeric(6,2)
);
CREATE TABLE usuario (
  usuario_id serial PRIMARY KEY,
  nombre_usuario varchar(40) NOT NULL UNIQUE,
  contrasena varchar(100) NOT NULL,
  rol varchar(20) NOT NULL,
  ultimo_acceso timestamptz,
  ip_ultimo_acceso varchar(45)
);
