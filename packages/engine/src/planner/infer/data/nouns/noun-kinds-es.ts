/** What usually comes of common nouns, in Spanish: see noun-kinds.ts. Words of one entry are joined as in names of columns. */
export const SPANISH_KINDS = `
accesorio: cinturón|bufanda|bolso|sombrero|guantes|reloj
accidente: caída|choque|corte|quemadura|incendio
actividad: senderismo|natación|ciclismo|pintura|yoga|cocina|lectura
aceite: oliva|girasol|maíz|sésamo|coco
alimento, comida: pan|arroz|pasta|carne|pescado|verdura|fruta|queso
alergia, alergeno: polen|leche|nueces|ácaros|penicilina|gluten|mariscos
alojamiento, hospedaje: hotel|hostal|apartamento|casa rural|albergue|camping
animal: perro|gato|conejo|caballo|vaca|oveja|cabra|gallina
arbol: roble|pino|haya|encina|olivo|abeto|castaño
arma: cuchillo|pistola|rifle|escopeta|espada
barco, embarcacion: velero|lancha|kayak|pesquero|ferry|carguero
bebida: agua|café|té|zumo|vino|cerveza|refresco
bombilla, iluminacion, lampara: LED|halógena|fluorescente|de pie|de mesa
calzado, zapato: bota|sandalia|mocasín|zapatilla|zapato de tacón
caracter, temperamento, comportamiento: tranquilo|juguetón|tímido|sociable|agresivo|cariñoso
carne: ternera|cerdo|pollo|cordero|pavo
cerveza: rubia|tostada|negra|de trigo|IPA
clima: templado|tropical|árido|mediterráneo|continental
color: rojo|azul|verde|negro|blanco|amarillo|marrón|gris
combustible, carburante: gasóleo|gasolina|GLP|gas natural|eléctrico|híbrido
cultivo: trigo|maíz|cebada|arroz|olivo|girasol|tomate
dano, desperfecto, averia: arañazo|golpe|rotura|agua|incendio|desgaste
delito, infraccion: robo|fraude|agresión|vandalismo|hurto|exceso de velocidad
deporte, disciplina: fútbol|tenis|natación|baloncesto|voleibol|ciclismo|judo
dieta, regimen: vegetariana|vegana|sin gluten|sin lactosa|baja en sal|hipocalórica
edificio, inmueble, construccion: casa|piso|oficina|local comercial|nave|almacén
embalaje, envase, empaque, recipiente, contenedor: caja|botella|bolsa|bidón|palé|lata|frasco
energia, fuente_energia: electricidad|gas|solar|eólica|biomasa|hidráulica
enfermedad, patologia, padecimiento: gripe|diabetes|asma|bronquitis|hipertensión|migraña
equipo_proteccion, proteccion: casco|guantes|gafas|mascarilla|botas de seguridad|chaleco
especia: pimienta|pimentón|canela|comino|azafrán|cúrcuma
estacion_ano, temporada: primavera|verano|otoño|invierno
estilo: moderno|clásico|barroco|gótico|rústico|minimalista
evento, celebracion, ocasion: boda|cumpleaños|bautizo|comunión|aniversario|cena de empresa
fertilizante, abono: compost|estiércol|NPK|urea|cal
fibra, tela, tejido: algodón|lana|seda|lino|poliéster|vaquero|terciopelo|satén
flor: rosa|tulipán|lirio|girasol|margarita|orquídea|clavel
fruta, fruto: manzana|pera|plátano|naranja|fresa|cereza|uva|mango
ganado: vacuno|ovino|caprino|porcino|equino
genero_musical, musica: rock|pop|jazz|clásica|salsa|flamenco
grano, cereal: trigo|maíz|cebada|arroz|avena|centeno
habitacion, cuarto: individual|doble|triple|suite|familiar
herida, lesion: corte|esguince|fractura|quemadura|contusión
herramienta, utensilio: martillo|destornillador|alicates|sierra|taladro|llave inglesa|lima
hierba: albahaca|perejil|romero|tomillo|menta|orégano
hobby, aficion, pasatiempo: lectura|música|deporte|cocina|viajes|fotografía|jardinería
instrumento, instrumento_musical: piano|violín|guitarra|flauta|trompeta|batería|violonchelo
joya: anillo|collar|pulsera|pendientes|broche|reloj
juguete: muñeca|pelota|puzle|peluche|cubos|tren
legumbre: lenteja|garbanzo|alubia|guisante|haba
madera: roble|haya|pino|nogal|cerezo|abeto|castaño
maquina, maquinaria: torno|fresadora|prensa|sierra|taladro|soldadora
mascota: perro|gato|conejo|hámster|loro|tortuga
material, materia_prima: madera|acero|aluminio|plástico|vidrio|piedra|cerámica|cuero
medicamento, farmaco: paracetamol|ibuprofeno|amoxicilina|aspirina|metformina|omeprazol
metal: acero|hierro|cobre|latón|aluminio|plata|oro
mueble, mobiliario: mesa|silla|armario|cama|sofá|escritorio|estantería
ocupacion, profesion, oficio: profesor|enfermero|ingeniero|electricista|contable|conductor|cocinero|vendedor
pan: blanco|integral|centeno|baguette|chapata
pescado, pez: trucha|salmón|merluza|atún|bacalao|sardina
piedra, roca: granito|mármol|caliza|arenisca|pizarra
pintura: acrílica|esmalte|óleo|látex|barniz
piso_suelo, pavimento, revestimiento: parqué|baldosa|moqueta|laminado|mármol
plaga: rata|ratón|cucaracha|hormiga|pulga|garrapata|pulgón
planta: rosa|lavanda|hiedra|helecho|geranio|romero
postre: flan|helado|tarta de queso|arroz con leche|natillas
prenda, ropa, vestimenta: camisa|pantalón|chaqueta|vestido|falda|abrigo|jersey|traje
puerta: batiente|corredera|plegable|cortafuegos|blindada
queso: manchego|cabrales|fresco|curado|de cabra|tetilla
raza: mestizo|labrador|pastor alemán|caniche|siamés|europeo
raza_perro, perro: labrador|pastor alemán|caniche|beagle|mestizo|bóxer
residuo, desecho: papel|vidrio|plástico|orgánico|metal|peligroso
riesgo, peligro: incendio|caída|químico|eléctrico|ruido|biológico
semilla: trigo|maíz|girasol|tomate|lechuga
sintoma: fiebre|tos|dolor de cabeza|náuseas|fatiga|mareo
suelo, terreno: arcilloso|arenoso|limoso|calizo|franco
tecnica_artistica: óleo|acuarela|acrílico|carboncillo|tinta|pastel
techo, cubierta: plano|a dos aguas|teja|chapa|pizarra
uva: Tempranillo|Garnacha|Verdejo|Albariño|Monastrell|Syrah
vacuna, vacunacion: tétanos|gripe|sarampión|hepatitis B|rabia
vehiculo, medio_transporte: coche|furgoneta|camión|moto|bicicleta|autobús
ventana: abatible|corredera|oscilobatiente|fija
verdura, hortaliza: tomate|calabacín|zanahoria|berenjena|pimiento|lechuga|espinaca
vino: tinto|blanco|rosado|espumoso|dulce
vivienda: piso|casa|chalet|estudio|ático|dúplex
`;
