import type { LocaleCode, SchemaDocument } from '@rowloom/engine';
import { wordsOf } from './name-words.ts';

/** Words that are frequent in names of only one language. */
const WORDS: readonly (readonly [LocaleCode, RegExp])[] = [
  [
    'de',
    /^(strasse|plz|ort|anrede|firma|menge|netto|mwst|bez|persnr|vorname|nachname|kunde|rechnung|vertrag|mitarbeiter|am|bezeichnung|betrag|telefon|land)$|nummer$|datum$|.nr$|betrag$|bezeichnung$|zeit$|^geburts|schluessel$|(vor|nach)name$|preis$|menge$|strasse$|auftrag$|stellt$|bemerkung$|angelegt/,
  ],
  [
    'fr',
    /^(nom|prenom|adresse|ville|rue|courriel|telephone|naissance|debut|eleve|libelle|intitule|montant|devise|statut|pays|titre|annee)$/,
  ],
  [
    'es',
    /^(nombre|apellido|apellidos|fecha|ciudad|calle|correo|telefono|direccion|codigo|alumno|profesor|estado|importe|titulo|numero|usuario)$/,
  ],
  [
    'it',
    /^(nome|cognome|indirizzo|comune|cap|citta|cellulare|nascita|codice|cliente|fornitore|fattura|scadenza|importo|prezzo|quantita|descrizione|stato|data|ordine|via)$/,
  ],
  [
    'nl',
    /^(naam|voornaam|achternaam|straat|huisnr|woonplaats|telefoon|mobiel|klant|geboortedatum|bedrag|btw|leverancier|omschrijving|aantal|prijs|opmerking|artikelnr)$|nummer$|datum$|naam$|prijs$/,
  ],
  [
    'pt_BR',
    /^(nome|sobrenome|endereco|cidade|bairro|cep|cpf|cnpj|uf|telefone|celular|nascimento|fornecedor|fatura|vencimento|preco|quantidade|descricao|pedido|rua|unidade|pagamento|desconto|estoque|inicio|fim|validade|cadastro|situacao|usuario|logradouro)$/,
  ],
];

const ENOUGH = 0.06;

/** The locale that the author of these columns would request. */
export function guessLocale({ tables }: Pick<SchemaDocument, 'tables'>): LocaleCode {
  const words = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)].flatMap(wordsOf));
  const shares = WORDS.map(([locale, is]) => ({
    locale,
    share: words.filter((word) => is.test(word)).length / Math.max(1, words.length),
  }));
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share >= ENOUGH ? best.locale : 'en';
}
