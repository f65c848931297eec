import { texts, type Vocabulary } from './vocabulary.ts';

/** Notes and descriptions that claim nothing, for schemas in other languages. */
export const REMARKS_ABROAD: readonly Vocabulary[] = [
  texts('plain_note_de', 'a note in German', `
Am {day} geprüft.
Telefonisch bestätigt.
In {span} erneut prüfen.
Siehe beigefügtes Dokument.
Rückmeldung von {who} steht aus.
Nach Rücksprache mit {who} aktualisiert.
Von {who} freigegeben.
Einzelheiten folgen.
Angaben sind vollständig.
Am {day} korrigiert.
Bis auf Weiteres gültig.
An {to} übergeben.
Unterlagen am {day} eingegangen.
Keine weiteren Maßnahmen nötig.
Bitte vor dem nächsten Termin anrufen.
Termin wurde auf {day} verschoben.`, {
    day: 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag',
    span: 'einer Woche|zwei Wochen|drei Tagen|einem Monat|sechs Wochen',
    who: 'der Verwaltung|der Buchhaltung|der Leitung|Frau Meier|Herrn Schulz|dem Lieferanten',
    to: 'die Verwaltung|die Buchhaltung|die Leitung|Frau Meier|Herrn Schulz|den Lieferanten',
  }),
  texts('plain_description_de', 'a description in German', `
Gilt für {what}.
Standard für {what}.
Nur für {what}.
Seit {year} für {what} im Einsatz.
Wird bei {what} verwendet.
Nicht für {what} geeignet.
Verfügbar für {what}.`, {
    what: 'neue Kunden|bestehende Verträge|alle Standorte|den Innendienst|besondere Fälle|den laufenden Betrieb|interne Zwecke|die Hauptstelle',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_fr', 'a note in French', `
Vérifié {day}.
Confirmé par téléphone.
À revoir dans {span}.
Voir le document joint.
En attente d'une réponse de {who}.
Mis à jour après un appel avec {who}.
Approuvé par {who}.
Détails à suivre.
Dossier complet.
Corrigé {day}.
Valable jusqu'à nouvel ordre.
Transmis à {who}.
Documents reçus {day}.
Aucune action supplémentaire.
Rendez-vous reporté à {day}.`, {
    day: 'lundi|mardi|mercredi|jeudi|vendredi',
    span: 'une semaine|deux semaines|trois jours|un mois|six semaines',
    who: "la direction|la comptabilité|l'administration|Mme Martin|M. Bernard",
  }),
  texts('plain_description_fr', 'a description in French', `
Valable pour {what}.
Par défaut pour {what}.
Uniquement pour {what}.
Utilisé depuis {year} pour {what}.
Disponible pour {what}.
Ne convient pas pour {what}.`, {
    what: 'les nouveaux clients|les contrats en cours|tous les sites|les cas particuliers|un usage interne|le siège',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_es', 'a note in Spanish', `
Revisado el {day}.
Confirmado por teléfono.
Revisar de nuevo en {span}.
Véase el documento adjunto.
Pendiente de respuesta de {who}.
Actualizado tras hablar con {who}.
Aprobado por {who}.
Detalles por confirmar.
La información está completa.
Corregido el {day}.
Válido hasta nuevo aviso.
Entregado a {who}.
Documentos recibidos el {day}.
No se requieren más acciones.
Cita aplazada al {day}.`, {
    day: 'lunes|martes|miércoles|jueves|viernes',
    span: 'una semana|dos semanas|tres días|un mes|seis semanas',
    who: 'la dirección|contabilidad|administración|la Sra. García|José López',
  }),
  texts('plain_description_es', 'a description in Spanish', `
Válido para {what}.
Por defecto para {what}.
Solo para {what}.
En uso desde {year} para {what}.
Disponible para {what}.
No apto para {what}.`, {
    what: 'nuevos clientes|contratos vigentes|todas las sedes|casos especiales|uso interno|la oficina central',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_it', 'a note in Italian', `
Verificato {day}.
Confermato per telefono.
Da rivedere tra {span}.
Vedi documento allegato.
In attesa di risposta da {who}.
Approvato da {who}.
Seguono dettagli.
Corretto {day}.
Valido fino a nuovo avviso.
Consegnato a {who}.
Documenti ricevuti {day}.`, {
    day: 'lunedì|martedì|mercoledì|giovedì|venerdì',
    span: 'una settimana|due settimane|tre giorni|un mese',
    who: "la direzione|la contabilità|l'amministrazione",
  }),
  texts('plain_note_pt', 'a note in Portuguese', `
Verificado na {day}.
Confirmado por telefone.
Rever em {span}.
Ver documento em anexo.
Aguardando resposta de {who}.
Aprovado por {who}.
Detalhes a seguir.
Corrigido na {day}.
Válido até novo aviso.
Entregue a {who}.
Documentos recebidos na {day}.`, {
    day: 'segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira',
    span: 'uma semana|duas semanas|três dias|um mês',
    who: 'a direção|a contabilidade|a administração',
  }),
  texts('plain_note_nl', 'a note in Dutch', `
Gecontroleerd op {day}.
Telefonisch bevestigd.
Over {span} opnieuw bekijken.
Zie bijgevoegd document.
Wacht op antwoord van {who}.
Goedgekeurd door {who}.
Details volgen.
Gecorrigeerd op {day}.
Geldig tot nader order.
Overgedragen aan {who}.
Documenten ontvangen op {day}.`, {
    day: 'maandag|dinsdag|woensdag|donderdag|vrijdag',
    span: 'een week|twee weken|drie dagen|een maand',
    who: 'de directie|de boekhouding|de administratie',
  }),
  texts('plain_description_it', 'a description in Italian', `
Valido per {what}.
Standard per {what}.
Solo per {what}.
In uso dal {year} per {what}.
Disponibile per {what}.
Non adatto per {what}.`, {
    what: 'nuovi clienti|contratti in corso|tutte le sedi|casi particolari|uso interno|la sede centrale',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_description_pt', 'a description in Portuguese', `
Válido para {what}.
Padrão para {what}.
Somente para {what}.
Em uso desde {year} para {what}.
Disponível para {what}.
Não indicado para {what}.`, {
    what: 'novos clientes|contratos vigentes|todas as unidades|casos especiais|uso interno|a matriz',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_description_nl', 'a description in Dutch', `
Geldt voor {what}.
Standaard voor {what}.
Alleen voor {what}.
Sinds {year} in gebruik voor {what}.
Beschikbaar voor {what}.
Niet geschikt voor {what}.`, {
    what: 'nieuwe klanten|lopende contracten|alle vestigingen|bijzondere gevallen|intern gebruik|het hoofdkantoor',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_pl', 'a note in Polish', `
Sprawdzone ({day}).
Potwierdzone telefonicznie.
Do ponownej kontroli za {span}.
Zobacz załączony dokument.
Czeka na odpowiedź: {who}.
Zatwierdzone ({who}).
Szczegóły wkrótce.
Poprawione ({day}).
Ważne do odwołania.
Przekazane: {who}.
Dokumenty wpłynęły ({day}).
Dane są kompletne.
Dalsze działania nie są potrzebne.
Termin przełożony: {day}.`, {
    day: 'poniedziałek|wtorek|środa|czwartek|piątek',
    span: 'tydzień|dwa tygodnie|trzy dni|miesiąc|sześć tygodni',
    who: 'dyrekcja|księgowość|administracja|kierownik|dostawca',
  }),
  texts('plain_description_pl', 'a description in Polish', `
Dotyczy: {what}.
Ustawienie domyślne, {what}.
Wyłącznie: {what}.
W użyciu od {year} roku ({what}).
Dostępne: {what}.`, {
    what: 'nowi klienci|bieżące umowy|wszystkie oddziały|przypadki szczególne|użytek wewnętrzny|centrala',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_ja', 'a note in Japanese', `
{day}に確認しました。
電話で確認済み。
{span}後に再確認。
添付資料を参照。
{who}からの返事待ち。
{who}と相談のうえ更新。
{who}が承認。
詳細は後日連絡。
{day}に修正。
別途連絡があるまで有効。
{who}に引き継ぎ。
書類は{day}に受領。
記載内容に不備なし。
追加の対応は不要。
予定を{day}に変更。`, {
    day: '月曜日|火曜日|水曜日|木曜日|金曜日',
    span: '三日|一週間|二週間|一か月|六週間',
    who: '担当者|経理|総務|取引先|部長',
  }),
  texts('plain_description_ja', 'a description in Japanese', `
{what}に適用。
{what}の標準設定。
{what}のみ対象。
{year}年から{what}で使用。
{what}で利用可能。
{what}は対象外。`, {
    what: '新規のお客様|現在の契約|全拠点|特別な場合|社内|本社',
    year: '2019|2020|2021|2022|2023|2024',
  }),
  texts('plain_note_zh', 'a note in Chinese', `
{day}已核对。
已电话确认。
{span}后再次检查。
见附件。
等待{who}回复。
与{who}沟通后更新。
{who}已批准。
详情稍后补充。
{day}已更正。
有效期至另行通知。
已移交{who}。
{day}收到文件。
信息完整。
无需进一步处理。
改期至{day}。`, {
    day: '周一|周二|周三|周四|周五',
    span: '三天|一周|两周|一个月|六周',
    who: '经理|财务|行政|供应商|客户',
  }),
  texts('plain_description_zh', 'a description in Chinese', `
适用于{what}。
{what}的默认设置。
仅限{what}。
自{year}年起用于{what}。
可用于{what}。
不适用于{what}。`, {
    what: '新客户|现有合同|所有网点|特殊情况|内部使用|总部',
    year: '2019|2020|2021|2022|2023|2024',
  }),
];
