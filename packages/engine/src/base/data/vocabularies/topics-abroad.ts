import { texts, type Vocabulary } from './vocabulary.ts';

type Slots = NonNullable<Vocabulary['slots']>;

const DE: Slots = {
  day: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag',
  span: 'einer Woche|zwei Wochen|drei Tagen|einem Monat|sechs Wochen',
  amount: '45 €|120 €|260 €|480 €|1.150 €',
};
const FR: Slots = {
  day: 'lundi|mardi|mercredi|jeudi|vendredi',
  span: 'une semaine|deux semaines|trois jours|un mois|six semaines',
  amount: '45 €|120 €|260 €|480 €|1 150 €',
};
const ES: Slots = {
  day: 'lunes|martes|miércoles|jueves|viernes',
  span: 'una semana|dos semanas|tres días|un mes|seis semanas',
  amount: '45 €|120 €|260 €|480 €|1.150 €',
};
const SLOTS = { de: DE, fr: FR, es: ES } as const;

/** The sentences of one topic in German, French and Spanish: vocabularies of the English one's name and the language. */
const topic = (name: string, lines: Readonly<Record<keyof typeof SLOTS, string>>, more: Slots = {}): readonly Vocabulary[] =>
  (['de', 'fr', 'es'] as const).map((language) =>
    texts(`${name}_${language}`, `a note (${name})`, lines[language], { ...SLOTS[language], ...more }),
  );

/** Whole sentences by what their table is about, as `remarks.ts` has them in English. */
export const TOPICS_ABROAD: readonly Vocabulary[] = [
  ...topic('clinical_note', {
    de: `
Patient klagt seit {span} über {pain_de}.
{pain_de} haben sich seit dem letzten Termin gebessert.
Blutdruck {pressure} mmHg, Puls {rate}.
Keine Zeichen einer Entzündung.
Medikation unverändert, Kontrolle in {span}.
Lunge frei, Herztöne rein.
Laborwerte mit dem Patienten besprochen.
Wunde reizlos, Verband gewechselt.
Behandlung wird gut vertragen.
Überweisung zur weiteren Diagnostik.`,
    fr: `
Le patient signale {pain_fr} depuis {span}.
Tension {pressure} mmHg, pouls {rate}.
Pas de signe d'infection.
Traitement inchangé, contrôle dans {span}.
Auscultation pulmonaire normale.
Résultats d'analyse discutés avec le patient.
Plaie propre, pansement refait.
Le traitement est bien toléré.
Adressé au spécialiste pour examen complémentaire.`,
    es: `
El paciente refiere {pain_es} desde hace {span}.
Tensión {pressure} mmHg, pulso {rate}.
Sin signos de infección.
Tratamiento sin cambios, control en {span}.
Auscultación pulmonar normal.
Resultados de la analítica comentados con el paciente.
Herida limpia, se cambia el apósito.
Buena tolerancia al tratamiento.
La muestra se repite en {span}.
Se deriva al especialista para valoración.`,
  }, {
    pain_de: 'Rückenschmerzen|Kopfschmerzen|Bauchschmerzen|Gelenkschmerzen|Halsschmerzen', pain_fr: 'des douleurs dorsales|des maux de tête|une toux sèche|une fatigue persistante|des vertiges',
    pain_es: 'dolor lumbar|dolor de cabeza|tos seca|cansancio|mareos', pressure: '118/76|124/82|135/85|142/90|128/79', rate: '64|72|78|84|90',
  }),
  ...topic('claim_description', {
    de: `
Auffahrunfall an der Ampel, Schaden am Heck.
Leitungswasserschaden in {room_de}.
Rohrbruch in {room_de}, Boden durchnässt.
Hagelschaden am Dach, gemeldet am {day}.
Einbruch in der Nacht, Tür beschädigt.
Fahrzeug beim Ausparken beschädigt, Schaden etwa {amount}.
Fensterscheibe durch Sturm zerbrochen.
Schimmel in {room_de} nach Wasserschaden.`,
    fr: `
Collision par l'arrière à un feu, dégâts sur le pare-chocs.
Dégât des eaux dans {room_fr}.
Véhicule endommagé sur le parking, dommages estimés à {amount}.
Vol avec effraction constaté {day}.
Bris de glace après un choc sur la route.
Toiture endommagée par la tempête.
L'assuré a heurté un véhicule en stationnement.
Incendie dans {room_fr}, dégâts limités.`,
    es: `
Colisión por alcance en un semáforo, daños en la parte trasera.
Daños por agua en {room_es}.
Vehículo dañado en el aparcamiento, daños de unos {amount}.
Robo con fuerza detectado el {day}.
Rotura de luna tras un impacto en la carretera.
Tejado dañado por la tormenta.
El asegurado golpeó un vehículo estacionado.`,
  }, { room_de: 'der Küche|dem Bad|dem Keller|dem Flur', room_fr: 'la cuisine|la salle de bains|la cave|le couloir', room_es: 'la cocina|el baño|el sótano|el pasillo' }),
  ...topic('maintenance_note', {
    de: `
{part_de} ausgetauscht, Probelauf ohne Befund.
Wartung nach Plan durchgeführt.
{part_de} undicht, Ersatzteil bestellt.
Gerät gereinigt und neu eingestellt.
Störung behoben, Anlage läuft wieder.
Nächste Wartung in {span}.
Verschleiß an {part_de}, weiter beobachten.`,
    fr: `
{part_fr} remplacé, essai concluant.
Entretien effectué selon le plan.
Fuite sur {part_fr}, pièce commandée.
Appareil nettoyé et réglé.
Panne réparée, remise en service {day}.
Prochain entretien dans {span}.`,
    es: `
{part_es} sustituido, prueba correcta.
Mantenimiento realizado según el plan.
Fuga en {part_es}, repuesto pedido.
Equipo limpiado y ajustado.
Avería reparada, en servicio desde el {day}.
Próximo mantenimiento en {span}.`,
  }, { part_de: 'Dichtung|Filter|Pumpe|Lager|Ventil|Keilriemen', part_fr: 'Joint|Filtre|Roulement|Capteur|Moteur', part_es: 'Filtro|Rodamiento|Sensor|Motor|Cable' }),
  ...topic('inspection_note', {
    de: `
Prüfung ohne Beanstandung.
Leichter Verschleiß, Nachprüfung in {span}.
Kabel muss innerhalb von 30 Tagen ersetzt werden.
Kleine Mängel am Gehäuse festgestellt.
Messwerte innerhalb der Grenzwerte.
Korrosion an der linken Seite, weiter beobachten.
Ablesung plausibel, Zähler in Ordnung.`,
    fr: `
Contrôle sans remarque.
Légère usure, nouveau contrôle dans {span}.
Câble à remplacer sous 30 jours.
Petits défauts constatés sur le boîtier.
Mesures conformes aux limites.
Réparation possible, montant estimé à {amount}.
Dommages conformes à la déclaration.`,
    es: `
Inspección sin observaciones.
Ligero desgaste, nueva revisión en {span}.
Cable a sustituir en 30 días.
Pequeños defectos en la carcasa.
Mediciones dentro de los límites.
Corrosión en el lado izquierdo, seguir observando.`,
  }),
  ...topic('booking_note', {
    de: `
Späte Anreise gegen 22 Uhr.
Ruhiges Zimmer gewünscht.
Zustellbett für ein Kind benötigt.
Allergikerbettwäsche, bitte.
Frühstück für zwei Personen.
Gast reist mit Hund.
Parkplatz reserviert.`,
    fr: `
Arrivée tardive vers 22 heures.
Chambre calme souhaitée.
Lit d'appoint pour un enfant.
Petit-déjeuner pour deux personnes.
Le client voyage avec un chien.
Place de parking réservée.`,
    es: `
Llegada tarde, sobre las 22 horas.
Se solicita habitación tranquila.
Cama supletoria para un niño.
Desayuno para dos personas.
El huésped viaja con perro.
Plaza de aparcamiento reservada.`,
  }),
  ...topic('delivery_note', {
    de: `
Bitte beim Nachbarn abgeben.
Lieferung nur werktags bis 16 Uhr.
Bitte vor der Lieferung anrufen.
Zufahrt über den Hof.
Paket an der Rampe abladen.
Empfänger am {day} nicht angetroffen.`,
    fr: `
Laisser le colis chez le voisin.
Livraison en semaine avant 16 heures.
Appeler avant la livraison.
Accès par la cour.
Destinataire absent {day}.
Décharger la palette au quai 2.`,
    es: `
Dejar el paquete al vecino.
Entrega en días laborables antes de las 16 horas.
Llamar antes de la entrega.
Acceso por el patio.
Destinatario ausente el {day}.
Descargar el palé en el muelle 2.`,
  }),
  ...topic('school_remark', {
    de: `
Arbeitet im Unterricht aufmerksam mit.
Mündliche Mitarbeit hat sich verbessert.
Hausaufgaben sind nicht immer vollständig.
Braucht mehr Übung beim Lesen.
Sehr gute Leistungen in der letzten Prüfung.
Elterngespräch am {day}.`,
    fr: `
Élève sérieux et attentif en classe.
La participation orale progresse.
Les devoirs ne sont pas toujours faits.
Doit s'exercer davantage à la lecture.
Très bon travail ce trimestre.
Entretien avec les parents {day}.`,
    es: `
Alumno atento y trabajador en clase.
La participación oral ha mejorado.
No siempre entrega los deberes.
Necesita practicar más la lectura.
Muy buenas notas en el último examen.
Reunión con los padres el {day}.`,
  }),
  ...topic('hr_note', {
    de: `
Mitarbeitergespräch am {day}.
Schulung zum Datenschutz abgeschlossen.
Wechselt zum nächsten Monat in den Vertrieb.
Probezeit bestanden.
Teilzeit auf Wunsch ab Herbst.
Vertretung ist geregelt.`,
    fr: `
Entretien annuel {day}.
Formation à la sécurité terminée.
Passe au service commercial le mois prochain.
Période d'essai validée.
Temps partiel demandé à partir de septembre.
Remplacement organisé.`,
    es: `
Entrevista anual el {day}.
Formación en seguridad completada.
Pasa al departamento de ventas el próximo mes.
Periodo de prueba superado.
Jornada parcial solicitada desde septiembre.
Sustitución organizada.`,
  }),
  ...topic('payment_note', {
    de: `
Zahlung am {day} eingegangen.
Teilbetrag von {amount} erhalten.
Rechnung per E-Mail versandt.
Zahlungserinnerung verschickt.
Ratenzahlung vereinbart.
Betrag von {amount} gutgeschrieben.
Lastschrift wurde zurückgegeben.`,
    fr: `
Paiement reçu {day}.
Acompte de {amount} versé.
Facture envoyée par courriel.
Rappel de paiement envoyé.
Paiement échelonné convenu.
Avoir de {amount} émis.`,
    es: `
Pago recibido el {day}.
Anticipo de {amount} recibido.
Factura enviada por correo.
Recordatorio de pago enviado.
Pago a plazos acordado.
Abono de {amount} emitido.`,
  }),
  ...topic('call_note', {
    de: `
Kunde wünscht Rückruf am {day}.
Interesse an einem Angebot.
Termin vor Ort vereinbart.
Unterlagen per E-Mail zugesandt.
Nicht erreicht, Nachricht hinterlassen.
Meldet sich in {span} wieder.`,
    fr: `
Le client souhaite être rappelé {day}.
Intéressé par une offre.
Rendez-vous fixé sur place.
Documents envoyés par courriel.
Absent, message laissé.
Recontacter dans {span}.`,
    es: `
El cliente pide que le llamen el {day}.
Interesado en una oferta.
Visita concertada.
Documentación enviada por correo.
No contesta, mensaje dejado.
Volver a contactar en {span}.`,
  }),
  ...topic('support_note', {
    de: `
Anliegen geprüft und an die Technik weitergeleitet.
Kunde wurde am {day} informiert.
Problem konnte nachgestellt werden.
Lösung telefonisch erklärt.
Warten auf Rückmeldung des Kunden.
Vorgang nach {span} geschlossen.`,
    fr: `
Demande vérifiée et transmise au service technique.
Client informé {day}.
Problème reproduit.
Solution expliquée par téléphone.
En attente de la réponse du client.
Dossier clos après {span}.`,
    es: `
Solicitud revisada y enviada al servicio técnico.
Cliente informado el {day}.
Problema reproducido.
Solución explicada por teléfono.
En espera de respuesta del cliente.
Caso cerrado tras {span}.`,
  }),
  ...topic('property_description', {
    de: `
Helle Wohnung mit Balkon in ruhiger Lage.
Gepflegtes Haus mit Garten und Garage.
Renovierte Altbauwohnung nahe dem Zentrum.
Drei Zimmer mit Einbauküche und Keller.
Bad modernisiert, Heizung erneuert.
Gute Anbindung an Bus und Bahn.`,
    fr: `
Appartement lumineux avec balcon au calme.
Maison bien entretenue avec jardin et garage.
Appartement rénové proche du centre.
Trois pièces avec cuisine équipée et cave.
Salle de bains refaite, chauffage récent.
Proche des transports et des commerces.`,
    es: `
Piso luminoso con balcón en zona tranquila.
Casa bien cuidada con jardín y garaje.
Piso reformado cerca del centro.
Tres habitaciones con cocina equipada y trastero.
Baño reformado y calefacción nueva.
Bien comunicado, cerca de comercios.`,
  }),
];
