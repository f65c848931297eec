/** English words, and what Spanish schemas write for them. */
export const SPANISH = `
is: es
id: identificador
name: nombre denominación designación
first name: nombre_pila primer_nombre nombres segundo_nombre
last name: apellido apellidos primer_apellido apellido_paterno
second last name: segundo_apellido apellido_materno
full name: nombre_completo nombre_apellidos nombre_y_apellidos nombres_apellidos apellidos_nombres
user name: nombre_usuario
company name: razón_social nombre_empresa
title: título
gender: sexo género
birth: nacimiento nac
birth date: fecha_nacimiento fecha_nac fec_nac
birth place: lugar_nacimiento
death: defunción fallecimiento
deceased: fallecido
age: edad
nationality: nacionalidad
marital status: estado_civil
person: persona
customer: cliente
employee: empleado empleada trabajador
employer: empleador empresa_empleadora
staff: personal plantilla
user: usuario usuaria
supplier: proveedor proveedora
manufacturer: fabricante
partner: socio socia
patient: paciente
doctor: médico médica doctor doctora
nurse: enfermero enfermera
student: alumno alumna estudiante
teacher: profesor profesora docente maestro maestra
member: miembro afiliado
guest: huésped invitado
passenger: pasajero viajero
driver: conductor chofer
owner: propietario dueño titular propietaria dueña
tenant: inquilino arrendatario inquilina arrendataria
landlord: arrendador
contact: contacto
agent: agente
manager: gerente responsable jefe director
author: autor autora
recipient: destinatario receptor
sender: remitente emisor
applicant: solicitante candidato peticionario
participant: participante
visitor: visitante
citizen: ciudadano habitante
child: hijo niño
mother: madre
father: padre
guardian: tutor
spouse: cónyuge
household: hogar
beneficiary: beneficiario
company: empresa compañía sociedad
organization: organización organismo asociación
department: departamento dpto depto gerencia
branch: sucursal oficina
team: equipo
group: grupo
bank: banco
school: escuela colegio
hospital: hospital clínica
pharmacy: farmacia
insurance: seguro
insurer: aseguradora mutua
insured: asegurado
authority: ayuntamiento
address: dirección domicilio dir
street: calle vía
street number: numero_calle num_calle numero_exterior
postal code: código_postal cp codpostal codigopostal
city: ciudad localidad población
town: municipio pueblo
province: provincia
region: región comunidad_autonoma
district: distrito barrio colonia
country: país
place: lugar
phone: teléfono tel tfno tlf fono
mobile: móvil celular nro_celular
fax: fax
email: correo correo_electronico email mail
website: página_web sitio_web
latitude: latitud
longitude: longitud
date: fecha fec fch
day: día
week: semana
month: mes
year: año anio ejercicio
hour: hora
minute: minuto
second: segundo
time: tiempo horario
timestamp: marca_tiempo
duration: duración
period: período
deadline: plazo fecha_límite
due: vencimiento
due date: fecha_vencimiento fecha_vto
start: inicio comienzo
end: fin final
from: desde
until: hasta
by: por
on: el
valid: válido vigente
validity: vigencia validez
expiry: caducidad expiración
created: creado
creation: creación alta
modified: modificado
modification: modificación
updated: actualizado
update: actualización
deleted: eliminado borrado
deletion: baja eliminación
active: activo activa
inactive: inactivo
locked: bloqueado
approved: aprobado
approval: aprobación
validated: validado
confirmed: confirmado
rejected: rechazado
rejection: rechazo
completed: completado terminado finalizado
open: abierto
closed: cerrado
opening: apertura
closing: cierre
paid: pagado
canceled: cancelado anulado
cancellation: cancelación anulación
sent: enviado
sending: envío
read: leído
received: recibido
reception: recepción
delivered: entregado
registered: registrado inscrito
registration: registro inscripción
hire: contratación
hire date: fecha_contratación fecha_ingreso
leaving date: fecha_egreso
entry: entrada ingreso
admission: admisión
discharge: egreso
arrival: llegada
departure: salida
number: número num nro no núm
count: conteo
code: código cod
reference: referencia ref
key: clave
type: tipo
category: categoría
class: clase
level: nivel
rank: rango
position: puesto posición
status: estatus estado situación
reason: motivo razón causa
priority: prioridad
severity: gravedad severidad criticidad
flag: indicador bandera
note: observación observaciones anotaciones aclaración aclaraciones glosa
comment: comentario
description: descripción desc detalle detalles reseña
text: texto
message: mensaje
subject: asunto
content: contenido
language: idioma lengua
color: color
size: talla tamaño
weight: peso
height: altura estatura
width: ancho anchura
length: largo
depth: profundidad
area: superficie área
volume: volumen
distance: distancia
speed: velocidad
temperature: temperatura
pressure: presión
power: potencia
consumption: consumo
energy: energía
electricity: electricidad luz
water: agua
meter: contador medidor
reading: lectura
measurement: medición medida
value: valor
unit: unidad
quantity: cantidad cant
stock: existencias
minimum stock: stock_mínimo
total: total suma
average: promedio media
minimum: mínimo
maximum: máximo
share: participación
percent: porcentaje porciento
rate: tasa
amount: importe monto
price: precio
unit price: precio_unitario
purchase price: precio_compra
sale price: precio_venta
cost: costo coste
fee: cuota tarifa honorario
tax: impuesto
vat: iva
vat rate: tipo_iva
tax number: nif cif rfc ruc
national id: dni cedula cédula curp nie num_documento nro_documento
net: neto
gross: bruto
discount: descuento
balance: saldo
revenue: ingresos
profit: beneficio ganancia
loss: pérdida
salary: salario sueldo
bonus: bono
currency: moneda divisa
exchange rate: tipo_cambio
interest: interés
interest rate: tasa_interés tipo_interés
credit: crédito
debit: débito
loan: préstamo
debt: deuda
income: renta
expense: gasto
budget: presupuesto
account: cuenta cta
bank account: cuenta_bancaria
account number: número_cuenta num_cuenta nro_cuenta
account holder: titular_cuenta
payment: pago
payment method: forma_pago método_pago medio_pago
payment term: condición_pago condiciones_pago plazo_pago
invoice: factura
billing: facturación
invoice number: número_factura nro_factura
credit note: nota_crédito
reminder: recordatorio
order: pedido orden
purchase: compra
sale: venta
buyer: comprador
seller: vendedor
quote: cotización
contract: contrato
delivery: entrega reparto
delivery note: albarán
shipping: despacho
shipping cost: gastos_envío flete
shipment: envíos
carrier: transportista
tracking number: número_seguimiento guía
package: paquete bulto
packaging: embalaje envase
return: devolución
warehouse: almacén bodega
shelf: estante
location: ubicación
product: producto
item: artículo
line: línea renglón
part: pieza repuesto
material: material
batch: lote
batch number: número_lote num_lote lote_reactivo nro_lote
serial number: número_serie nro_serie
brand: marca
model: modelo
variant: variante
inventory: inventario
machine: máquina
device: dispositivo aparato
equipment: equipamiento
tool: herramienta
vehicle: vehículo coche automóvil
license plate: placa patente
vin: bastidor número_bastidor
mileage: kilometraje
fuel: combustible
engine: motor
manufacture: fabricación
production: producción
maintenance: mantenimiento
repair: reparación
inspection: inspección revisión
damage: daño
claim: siniestro
claim number: número_siniestro
policy: póliza
policy number: número_póliza nro_póliza
premium: prima
deductible: deducible franquicia
case: caso expediente
case number: número_expediente nro_expediente n_expediente
file: archivo fichero
file name: nombre_archivo nombre_fichero
document: documento
attachment: adjunto anexo
image: imagen
photo: foto fotografía
page: página
request: solicitud petición
form: formulario
permit: permiso autorización
license: licencia
certificate: certificado
decision: decisión resolución
fine: multa sanción
complaint: queja reclamo reclamación
ticket: boleto billete
task: tarea
appointment: cita
meeting: reunión
event: evento
project: proyecto obra
plan: plan
goal: objetivo meta
result: resultado
step: paso etapa
process: proceso procedimiento
activity: actividad
work: trabajo
shift: turno
break: descanso
absence: ausencia
vacation: vacaciones
holiday: festivo feriado
illness: enfermedad
overtime: horas_extra
job title: cargo profesión ocupación oficio función
qualification: cualificación
education: educación formación
training: capacitación
degree: titulación
skill: habilidad competencia
experience: experiencia
diagnosis: diagnóstico dx
symptom: síntoma síntomas
treatment: tratamiento
therapy: terapia
surgery: cirugía
medication: medicamento fármaco
prescription: prescripción
dosage: posología dosificación
dose: dosis
blood type: grupo_sanguíneo tipo_sangre
blood pressure: presión_arterial
allergy: alergia alergias
vaccination: vacunación
vaccine: vacuna
lab: laboratorio
sample: muestra
consultation: consulta
bed: cama
room: habitación sala cuarto
room number: número_habitación
building: edificio bloque
floor: piso planta
apartment: apartamento
house: casa vivienda
property: inmueble propiedad finca
parcel: parcela
rent: alquiler arriendo
deposit: depósito fianza
construction: construcción
course: curso
school subject: asignatura materia
lesson: lección
exam: examen prueba
grade: calificación nota nota_final
points: puntos
semester: semestre
school year: año_escolar año_lectivo
enrollment: matrícula
field of study: carrera
faculty: facultad
book: libro
publisher: editorial
library: biblioteca
trip: viaje recorrido
route: ruta trayecto
stop: parada
station: estación
train: tren
flight: vuelo
airport: aeropuerto
airline: aerolínea
seat: asiento plaza
hotel: hotel
stay: estancia estadía
night: noche
reservation: reserva reservación
meal: comida
dish: plato
menu: menú carta
ingredient: ingrediente
recipe: receta
preparation: preparación
portion: porción ración
drink: bebida
species: especie
animal: animal
breed: raza
crop: cultivo
harvest: cosecha
field: campo
farm: granja
tree: árbol
forest: bosque
game: juego
match: partido
season: temporada
player: jugador
referee: árbitro
league: liga
score: puntaje puntuación marcador
club: club
membership: membresía afiliación
donation: donación
role: rol
permission: permisos
password: contraseña
setting: configuración ajuste parámetro
version: versión
source: fuente
origin: origen procedencia
destination: destino
remaining: restante pendiente
old: antiguo
new: nuevo nueva
main: principal
special: especial
default: defecto predeterminado
internal: interno
external: externo
public: público
private: privado
assigned: asignado
assignment: asignación
link: enlace
list: lista
table: tabla
history: historial historia
clinical history: historia_clínica
log: bitácora
error: error
question: pregunta
answer: respuesta
rating: valoración evaluación
survey: encuesta
vote: voto
election: elección
sequence: secuencia consecutivo
signature: firma
weather: clima
wind: viento
direction: sentido
load: carga
capacity: capacidad aforo
quality: calidad
waste: residuo
ship: buque barco
port: puerto
customs: aduana
import: importación
export: exportación
tender: licitación
bid: oferta
bidder: licitador
auction: subasta
shop: tienda
cash register: caja
voucher: vale
coupon: cupón
campaign: campaña
warranty: garantía
subscription: suscripción
subscriber: suscriptor abonado
call: llamada
connection: conexión
network: red
provider: prestador
service: servicio
frequency: frecuencia
interval: intervalo
cycle: ciclo
first: primero primer
last: último última ult
next: siguiente próximo próxima
previous: anterior
current: actual corriente
planned: previsto planificado
before: antes
after: después
incoming: entradas
outgoing: salidas
difference: diferencia
free: libre libres
damaged: dañado dañados
limit: límite
initial: inicial
actual: real
estimated: estimado
required: obligatorio requerido
optional: opcional
available: disponible
visible: visible
allowed: permitido
road: carretera camino
council: consejo
mayor: alcalde
subsidy: subvención subsidio
with: con
without: sin
for: para
of: de del la los las al
and: y
or: o
in: en
faculty: facultad
degree program: grado plan_estudios
academic year: curso_académico año_académico
credit: créditos
call: convocatoria
classroom: aula
thesis: tesis tfg tfm
scholarship: beca
office: despacho
professor category: categoría_docente
student number: número_expediente nia
schedule: horario_clase
weekday: día_semana
capacity: plazas cupo
teaching: docencia
research: investigación
publication: publicación
journal: revista
clinical record: historia_clinica
invoice date: fecha_factura
payment date: fecha_pago
issue date: fecha_emisión
delivery date: fecha_entrega
registration date: fecha_registro fecha_inscripción
creation date: fecha_creación fecha_alta
deletion date: fecha_baja
start date: fecha_inicio
end date: fecha_fin
update date: fecha_actualización
observation: obs
container: contenedor recipiente
plot: terreno
waste: residuos basura
use: uso utilización
urgency: urgencia
opens: abre
closes: cierra
head: jefa
match: encuentro
coach: entrenador entrenadora
harvest: vendimia
measured: medido
inspector: inspector inspectora
opening balance: saldo_inicial
closing balance: saldo_final
total amount: importe_total monto_total
remaining amount: saldo_pendiente
fee: tarifa_cobro honorarios
hourly rate: tarifa_hora
lawyer: abogado abogada
judge: juez jueza
court: tribunal juzgado
lawsuit: demanda pleito
hearing: audiencia vista
notary: notario
witness: testigo
mayor: alcaldesa
citizen: ciudadana
requested: solicitado pedido_el
granted: concedido otorgado
submitted: presentado
processed: procesado tramitado
installed: instalado
removed: retirado
picked up: recogido
arrived: llegado
returned: devuelto
repaired: reparado
replaced: reemplazado
reported: informado notificado
host: anfitrión
organizer: organizador
speaker: ponente
instructor: monitor formador
membership fee: cuota_socio
treasurer: tesorero
chairman: presidente presidenta
developer: promotor
architect: arquitecto arquitecta
site manager: jefe_obra
phase: fase
work type: tipo_obra
progress status: estado_avance
attending physician: médico_cabecera
medical history: antecedentes
emergency contact: contacto_emergencia
admission reason: motivo_ingreso
discharge disposition: tipo_alta
soil type: tipo_suelo
irrigation: sistema_riego riego
variety: variedad
coat color: color_pelaje pelaje
temperament: temperamento
veterinarian: veterinario veterinaria
shipping method: forma_envío modo_envío
sales channel: canal_venta canal
family: familia
storage location: emplazamiento ubicación_almacén
employee number: matrícula_empleado
education level: nivel_estudios escolaridad grado_instrucción
termination reason: motivo_baja
position applied: puesto_solicitado
rejection reason: motivo_rechazo
recruiter: reclutador reclutadora
target audience: público_objetivo
board: régimen
booking channel: canal_reserva
special request: petición_especial
heating: calefacción
property condition: estado_conservación
orientation: orientación
energy class: clase_energética
appraiser: perito
accident location: lugar_siniestro
insurance line: ramo
coverage: cobertura
policyholder: tomador
fault: avería tipo_avería falla
technician: técnico
part: pieza_cambiada
competition: competición
round: jornada
stadium: estadio
nickname: apodo
strong foot: pie_hábil
technique: técnica
period: época
plaintiff: demandante
defendant: demandado
beneficiary: beneficiaria
industry: sector actividad_económica
legal form: forma_jurídica
employment type: tipo_empleo
absence reason: motivo_ausencia
packaging: envase_tipo
starts: empieza comienza
ends: termina
soil type: tipo_terreno
place: paraje sitio
cadastral reference: referencia_catastral ref_catastral
catalog number: numero_catalogo
license plate: matricula_vehiculo
professional category: categoría_profesional
social security number: num_seguridad_social numero_seguridad_social nss
dimension: dimensiones
property type: tipo_inmueble tipo_propiedad tipo_vivienda
property: bien_raiz
owner: poseedor
interested person: interesado
real estate: inmobiliaria
listing title: titulo_anuncio
listing: anuncio
street: avenida via_publica
street address: dirección_postal direccion_completa
door: puerta
neighborhood: urbanización
region: comunidad autonomía
postal code: cod_postal
condition: conservación condición estado_físico
energy rating: certificado_energetico calificacion_energetica eficiencia_energetica etiqueta_energetica
construction year: ano_construccion
bathroom count: banos
room count: habitaciones dormitorios
surface area: superficie_m2 metros_cuadrados
sale price: pvp
file path: ruta_archivo ruta_fichero
caption: pie_foto leyenda
format: formato
contact source: origen_contacto procedencia_contacto canal_captacion
rejection reason: causa_rechazo
contract class: clase_contrato
payment method: metodo_de_pago
billing period: periodicidad frecuencia_pago
receipt: recibo comprobante
concept: concepto
taxable amount: base_imponible
payment status: estado_pago
service provider: proveedor_servicio proveedor_servicios
tax id: rut nit cuit
national id: documento_identidad
specialty: especialidad
contact person: persona_contacto contacto_principal interlocutor
website: web
branch: oficina_sucursal
job title: puesto_trabajo
mobile: tel_movil teléfono_movil
commission percent: comision_pct porcentaje_comision
commission: comisión
leaving date: fecha_salida
person type: tipo_persona
legal name: nombre_fiscal
bank: entidad_bancaria entidad
iban: cuenta_iban iban ccc
birth date: fecha_de_nacimiento
comment: comentarios
note: nota_interna anotación apunte
wine: vino
grape variety: variedad_uva cepa
vintage: añada
barrel: barrica
tasting: cata
tasting note: nota_cata
vineyard: viñedo viña
grower: viticultor agricultor
taste: sabor gusto
museum: museo
artwork: obra_arte
artist: artista pintor escultor
exhibition: exposición
curator: comisario curador
era: siglo periodo_historico
acquisition mode: modo_adquisicion forma_adquisicion forma_ingreso
collection: colección
donor: donante
donation: donativo
volunteer: voluntario voluntaria
volunteer role: rol_voluntario
foundation: fundación ong
fire: incendio
fire station: parque_bomberos
firefighter: bombero
rank: graduación
emergency: emergencia
alarm type: tipo_alarma tipo_aviso
operation type: tipo_intervencion tipo_operacion
intervention: intervención actuación
machine: maquinaria
machine type: tipo_maquina
fuel: carburante
serial number: num_serie
location: localización
installation place: lugar_instalacion
shelf: estantería balda
aisle: pasillo
forwarder: agencia_transporte
fertilizer: abono fertilizante
pesticide: fitosanitario plaguicida
livestock: ganado
animal: mascota
animal type: tipo_animal especie_animal
coat color: capa
fur type: tipo_pelo
route of administration: vía_administracion
test type: tipo_prueba tipo_examen tipo_ensayo
clinic: consultorio
medical specialty: especialidad_medica
doctor: facultativo
ward: pabellón sala_hospital
insurance company: compañía_seguros
policy number: num_poliza
school: instituto centro_educativo
school year: curso_escolar
education level: nivel_educativo
department: sección
edition: edición
genre: género_literario género_musical
shelf mark: signatura
reader: lector
gym: gimnasio
instructor: instructor
membership type: tipo_abono tipo_socio tipo_membresia modalidad_abono
sport: deporte disciplina
competition: torneo campeonato
position: demarcacion
restaurant: restaurante
dish: platillo
allergen: alérgeno
waiter: camarero mesero
cook: cocinero
table: mesa
cuisine type: tipo_cocina
preparation: elaboración
unit of measure: unidad_medida unidad_de_medida u_medida
hotel: alojamiento
room: salón
room type: tipo_habitacion
board: regimen_alojamiento
travel agency: agencia_viajes
vehicle type: tipo_vehiculo
route: ruta_transporte
platform: andén
boat: embarcación
boat type: tipo_embarcacion tipo_barco
captain: capitán patrón
fisherman: pescador
fishing: pesca
fish species: especie_pesca
fishing gear: arte_pesca
forest: monte
councilor: concejal
file number: num_expediente
procedure: trámite
license type: tipo_licencia
infraction: infracción
judge: magistrado
lawyer: letrado
defendant: acusado
crime: delito
police: policía
officer: oficial funcionario
victim: víctima
accident: accidente
accident type: tipo_accidente
weather: meteorología condiciones_meteorologicas
damage type: tipo_daño
workshop: taller
mechanic: mecánico
part: pieza_recambio recambio
fault: fallo
maintenance type: tipo_mantenimiento
work order: orden_trabajo
supervisor: supervisor encargado supervisora
manager: encargado_tienda
contract type: tipo_contrato modalidad_contrato
salary: nómina
leave type: tipo_permiso tipo_ausencia
candidate: aspirante
product category: categoria_producto familia_producto
subcategory: subcategoría
barcode: codigo_barras cod_barras
finish: acabado
pattern: estampado
fabric: tela tejido
wood: madera
metal: metal
container type: tipo_envase tipo_contenedor
expiry date: fecha_caducidad
order: orden_compra
order number: numero_pedido num_pedido nro_pedido
invoice number: num_factura
receipt number: num_recibo numero_recibo nro_recibo
contract number: num_contrato numero_contrato
delivery note: remito
card: tarjeta
card type: tipo_tarjeta
transaction type: tipo_transaccion tipo_movimiento
movement: movimiento
loan type: tipo_prestamo
guarantee: aval
role: perfil
zone: zona
industry: sector_actividad giro rubro
company size: tamaño_empresa
section: apartado
subtitle: subtítulo
summary: resumen síntesis
abbreviation: abreviatura siglas sigla
short name: nombre_corto
document type: tipo_documento tipo_doc
topic: tema temática
keyword: palabra_clave palabras_clave etiqueta
event: acto
event type: tipo_evento
seat: butaca
row: fila
song: canción
album: álbum disco
singer: cantante
instrument: instrumento
film: película
director: realizador
actor: actor
episode: episodio capítulo
newspaper: periódico diario
journalist: periodista redactor
advertisement: publicidad
opinion: opinión dictamen
priest: sacerdote párroco
parish: parroquia
church: iglesia
religion: religión confesión
cemetery: cementerio
grave: sepultura nicho tumba
deceased: difunto
relationship: parentesco relación vínculo
landlord: casero
note: notas
adult: adulto
vat amount: cuota_iva
occupied: ocupado ocupadas
withholding: retención
advance: anticipo
usable: útil
lost: perdido
resolved: resuelto resuelta
case status: estado_expediente estado_caso
method: método
tube: tubo
health center: centro_salud centro_médico centro_sanitario ambulatorio
center: centro
interpretation: interpretación
reagent: reactivo
consultation reason: motivo_consulta
cancellation reason: motivo_cancelación motivo_anulación
technical note: comentario_técnico nota_técnica
short description: descripción_corta
label: rótulo
history number: num_historia nro_historia número_historia
membership number: num_afiliación nro_afiliado número_afiliado num_socio número_socio nro_socio
license number: num_colegiado número_colegiado colegiado
handler: gestor gestora tramitador tramitadora
responsible person: encargada
holder: portador
legal guardian: representante_legal tutor_legal apoderado
expert: perita experto
signatory: firmante
reviewer: revisor validador
taken by: extraído_por tomado_por
validated by: validado_por verificado_por
approved by: aprobado_por autorizado_por
created by: creado_por registrado_por
delivered by: entregado_por
received by: recibido_por
kind: naturaleza
doctor name: nombre_médico
lab test: prueba_laboratorio examen_laboratorio
lab test name: nombre_prueba nombre_examen
lab section: sección_laboratorio
sample type: tipo_muestra tipo_espécimen
reference value: valor_referencia valores_referencia
reference range: rango_referencia
trade name: nombre_comercial nombre_fantasía
request number: num_solicitud nro_solicitud
request status: estado_solicitud
chassis number: num_bastidor
shape: forma
time slot: franja_horaria
start hour: hora_inicio hora_entrada
end hour: hora_fin hora_salida
notice period: preaviso plazo_preaviso
campus: sede campus
opponent: rival contrincante
waste type: tipo_residuo
meter number: num_contador número_medidor nro_medidor num_medidor
cost center: centro_coste centro_costo
accounting account: cuenta_contable
extension: extensión
purpose: finalidad propósito
use type: tipo_uso
recommendation: recomendación recomendaciones
instructions: instrucciones indicaciones
risk level: nivel_riesgo
urgency level: nivel_urgencia
`;
