import { expect, test } from 'vitest';
import { splitWords } from '../split-words.ts';
import { FOREIGN, type Language } from './language.ts';
import { readsIn, SHORT_WORDS } from './read-words.ts';

const names = (language: Language, text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' = '))
    .map(([name = '', words = '']) => [language, name.trim(), words.trim()] as const);

test.each([
  ...names(
    'de',
    `
    geburtsdatum = birth date
    fallnr = case number
    Kundennummer = customer number
    rechnungsbetrag = invoice amount
    erstellt_von = created by
    gueltig_von = valid from
    angelegt_am = created on
    GrößeCm = size cm
    groesse = size
    art = type
    note = grade
    vertragsbeginn = contract start
    anzahl_kinder = child count
    zahlstatus = payment status
    zwischenlagerungsort = zwischenlagerungs place`,
  ),
  ...names(
    'fr',
    `
    date_naissance = birth date
    montant_ht = net amount
    code_postal = postal code
    numero_facture = invoice number
    nom_client = customer name
    client_nom = customer name
    date_de_creation = creation date
    cree_le = created on
    cree_par = created by
    mot_de_passe = password
    adresse_livraison = delivery address
    adresse_ville = address city
    photo_path = photo path
    date_fin_contrat = contract end date`,
  ),
  ...names(
    'es',
    `
    fecha_alta = creation date
    numero_factura = invoice number
    importe_total = total amount
    creado_en = created on
    estado_pedido = order status`,
  ),
  ...names(
    'pt',
    `
    data_vencimento = due date
    valor_total = total amount
    nome_do_cliente = customer name
    quantidade_estoque = stock quantity`,
  ),
  ...names(
    'it',
    `
    data_nascita = birth date
    codice_fiscale = tax number
    prezzo_unitario = unit price
    numero_civico = street number`,
  ),
  ...names(
    'nl',
    `
    factuurnummer = invoice number
    geboortedatum = birth date
    aangemaakt_op = created on
    klantnaam = customer name
    aantal_personen = person count`,
  ),
  ...names(
    'en',
    `
    frst_nm = first name
    annl_incm = annual income
    prncpl_amt = principal amount
    addr_ln_1 = address line 1
    dlvry_dt = delivery date
    qty_ordrd = quantity ordered
    custmr_nbr = customer number
    shpmt_trckng_nbr = shipment tracking number
    descript = description
    fecha_alta = creation date
    addressline2 = address line 2
    food_insecurity = food insecurity
    zephyr = zephyr`,
  ),
])('in %s, %s is read as "%s"', (language, name, words) => {
  expect(splitWords(name, language).join(' ')).toBe(words);
});

test('short words of English names are listed with every other language that has them', () => {
  for (const [word, languages] of SHORT_WORDS)
    expect([word, FOREIGN.filter((language) => readsIn(language, word))]).toEqual([word, languages]);
});
