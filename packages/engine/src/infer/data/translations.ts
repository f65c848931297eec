/** The commonest column and table words of German, French, Spanish, Portuguese and Italian schemas, in English words. */
export const TRANSLATIONS: Readonly<Record<string, string>> = {
  // German
  abteilung: 'department', anrede: 'salutation', anzahl: 'quantity', artikel: 'product', aktiv: 'active', bemerkung: 'note',
  benutzer: 'user', benutzername: 'user name', beruf: 'job title', beschreibung: 'description', bestand: 'stock', bestellung: 'order',
  betrag: 'amount', bezeichnung: 'name', breitengrad: 'latitude', datum: 'date', erstellt: 'created', farbe: 'color',
  familienname: 'last name', firma: 'company', geaendert: 'modified', geändert: 'modified', geburtsdatum: 'birth date', geburtstag: 'birth date',
  gehalt: 'salary', geloescht: 'deleted', gelöscht: 'deleted', geschlecht: 'gender', gewicht: 'weight', groesse: 'size', größe: 'size', handy: 'mobile',
  hausnummer: 'house number', kategorie: 'category', kennwort: 'password', kunde: 'customer', kunden: 'customer', laengengrad: 'longitude', land: 'country',
  lieferant: 'supplier', menge: 'quantity', mitarbeiter: 'employee', nachname: 'last name', nachricht: 'message', nummer: 'number', ort: 'city', passwort: 'password',
  plz: 'postal code', postleitzahl: 'postal code', preis: 'price', produkt: 'product', rechnung: 'invoice', sprache: 'language', stadt: 'city', strasse: 'street',
  straße: 'street', str: 'street', summe: 'total', telefon: 'phone', titel: 'title', vorname: 'first name', waehrung: 'currency', währung: 'currency', zahlung: 'payment',
  // French
  actif: 'active', civilite: 'salutation', civility: 'salutation', remise: 'discount', libelle: 'label', contrat: 'contract', projet: 'project', entrepot: 'warehouse', paiement: 'payment', salaire: 'salary', fournisseur: 'supplier', categorie: 'category', adresse: 'address', anniversaire: 'birth date', commande: 'order', courriel: 'email', cree: 'created', créé: 'created', devise: 'currency',
  entreprise: 'company', facture: 'invoice', langue: 'language', modifie: 'modified', montant: 'amount', naissance: 'birth date', nom: 'name', passe: 'password', pays: 'country',
  poids: 'weight', prenom: 'first name', prénom: 'first name', prix: 'price', produit: 'product', quantite: 'quantity', quantité: 'quantity', rue: 'street', societe: 'company',
  société: 'company', statut: 'status', taille: 'size', titre: 'title', utilisateur: 'user', ville: 'city',
  // Spanish
  activo: 'active', apellido: 'last name', apellidos: 'last name', calle: 'street', cantidad: 'quantity', ciudad: 'city', cliente: 'customer', codigo: 'code',
  código: 'code', contrasena: 'password', contraseña: 'password', correo: 'email', creado: 'created', descripcion: 'description', descripción: 'description', direccion: 'address',
  dirección: 'address', empresa: 'company', estado: 'state', factura: 'invoice', fecha: 'date', idioma: 'language', importe: 'amount', moneda: 'currency', nacimiento: 'birth date',
  nombre: 'name', pais: 'country', país: 'country', pedido: 'order', precio: 'price', producto: 'product', provincia: 'province', sexo: 'gender', telefono: 'phone', teléfono: 'phone', usuario: 'user',
  // Portuguese
  ativo: 'active', bairro: 'district', cargo: 'job title', celular: 'mobile', cep: 'postal code', cidade: 'city', criado: 'created', descricao: 'description', descrição: 'description',
  endereco: 'address', endereço: 'address', estoque: 'stock', idade: 'age', logradouro: 'street', nascimento: 'birth date', nome: 'name', preco: 'price', preço: 'price', produto: 'product',
  quantidade: 'quantity', rua: 'street', senha: 'password', sobrenome: 'last name', telefone: 'phone', uf: 'state code', valor: 'amount',
  // Italian
  citta: 'city', città: 'city', cognome: 'last name', indirizzo: 'address', prezzo: 'price', quantita: 'quantity',
};
