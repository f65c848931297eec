import type { Foreign } from '../../names/language.ts';

/** Short forms of old programs, as people of a language cut its words; they stand alone or as parts of a longer one. */
export const SHORT_FORMS: Readonly<Partial<Record<Foreign, string>>> = {
 de: `
customer: kd kdn kund kun
supplier: lief lf lft krd
employee: mitarb mit pers
item: art artk
order: auf auft auftr aufkopf
purchase order: best bestl bstl
invoice: re rech rechn rchg fakt
delivery note: ls liefsch
offer: ang angeb
contract: vertrag vtr
number: nr num nmr
customer number: kdnr knr kundnr kunr
supplier number: lfnr liefnr lnr
item number: artnr anr
order number: aufnr auftrnr
invoice number: renr rechnr
personnel number: persnr pnr
row number: lfdnr posnr
name: nam bez bezchn bezn
first name: vname vornam vorn vnam
last name: nname nachn nachnam nnam famname zuname
search term: match matchcode such suchbegr
salutation: anr anrd
company: firm frma fa
street: str stra strnr
postal code: plz postlz
city: ort wohnort stadt
country code: lkz ländkz
phone: tel telef fon rufnr
mobile: mob mobiltel
email: mail mailadr email
birth date: gebdat gebd gebtag gdat
birth place: gebort
gender: geschl gschl
marital status: famst famstand
nationality: staatsang nation natio
religion: konf konfess rel
tax class: stkl steuerkl
employee position: tätigk funkt beruf
department: abt abteil abtlg
hire date: eintr eintrdat eindat eintritt
exit date: austr austrdat ausdat austritt
license class: fskl
date: dat dt datum
time: zt uhrz
year: jhr
day: tg tge
created date: anldat anlagedat erfdat erstdat neudat andat
created by: angel angelvon erfvon anluser
modified date: aendat änddat ändat mutdat upddat ändd
modified by: aendvon änduser aenduser
order date: aufdat auftrdat bestdat
delivery date: liefdat liefdt lfdat ltermin
due date: faell faellig faelldat fälldat fälligdat zahlzl
paid date: bezdat zahldat bezahltam
completed date: fertdat erldat fertigdat
pickup date: abholdat
valid from date: gültab gueltab gültvon gueltvon
valid until: gültbis gueltbis
amount: betr betrg btr
total amount: gesbetr gesbtr summe sum ges
net: netto nto
gross: brutto bto brut
price: pr prs preis
unit price: epr einzpr einzpreis stkpr
line amount: gpr gespr gespreis posbetr
purchase price: ek ekpr ekpreis epreis einkpr
sales price: vk vkpr vkpreis vpreis verkpr
discount: rab rabatt nachl
discount percent: rabproz rabp rabpr rabsatz
discount group: rabgrp rabgr
cash discount: skto skonto
cash discount percent: skproz
vat: mwst ust mws
vat rate: mwstsatz mwstproz mwstpr ustsatz
credit limit: krlim kredlim kreditlim krlimit
payment term: zahlbed zahlkond zlgbed zahlb zahlbeding
payment method: zahlart zlgart zahlweg
shipping method: versart versandart vsart
dunning level: mahnst mahnstuf
account: kto
account number: ktonr
account holder: ktoinh
bank code: blz
bank account: bankverb
quantity: mng meng mge anz
unit of measure: me einh mgeinh
weight: gew gewicht gewt
length: läng lng
width: brt breit
height: höh
stock quantity: bestd lagbest lagerbest istbest lgbest
minimum stock: minbst minbest mindbest minbestd
storage location: lgort lagort lgplatz lagplatz lagpl lgpl regal
lead time day: liefzt liefzeit wbz
product group: wgr warengr artgr artgrp warengrp prodgr
status: stat stati
flag: kz kennz kzn
blocked flag: sperre sperrkz gesperrt sperrkenn sperr liefsperr
discontinued flag: auslkz auslauf
deleted flag: löschkz loeschkz lösch loekz
active flag: aktivkz
note: bem bemerk bemk notiz anm anmerk
text: txt bemtxt
description: beschr beschrbg
reason: grd grund
clerk: sachb sachbearb sb bearb
sales representative: vertr vtrt vertret
contact person: ansp ansprp ansprpart anspr ap
driver: fahr fhr
vehicle: fz fzg kfz
license plate: kfzkz fzkz amtlkz kennzeichen
year of manufacture: bj baujhr
mileage: kmst kmstand tacho
payload: nutzl nutzlast
health insurance: kk kka
insurance number: versnr
construction site: baust baustelle
customer reference: komm kommiss
cost center: kst kostst
general ledger account: erlkto sachkto fibukto
hourly wage: stdlohn stdl stdsatz
gross salary: brgeh
salary: geh gehlt lohn
manufacturer: herst hersteller
color: farb farbe
size: gr groesse
category: kat kateg
class: kl klasse
group: grp grpp gruppe
type: typ ty
position: pos
page: seit
file: dat_name dname
version: vers
priority: prio
language: spr sprkz
currency: whg währ waehr
exchange rate: kurs
vat id: ustid ustidnr uid uidnr
tax number: stnr steunr
branch: fil filkz filnr niederl
warehouse: lag lager lg
master: st stamm stm
header: kopf kpf
result: erg ergeb befund
deposit: anz_betr anzbetr
next: näch naech
last: letz letzt
`,
 fr: `
customer: cli clt clnt
supplier: fourn frs fournis
employee: empl sal salar
item: art artcl
order: cde cmd cmde comm
invoice: fac fact fct
number: num no nro
name: nm
first name: pren prn
last name: nmf
company name: rsoc rs raisoc
address: adr adrs adres
postal code: cp codpost cdpost cpost
city: vil ville loc
country: pay
phone: tel telph tph
mobile: port gsm portab
birth date: dnais datnais dtnais datnaiss datenais naiss
birth place: lnais lieunais lieunaiss
gender: sex
date: dat dte dt
created date: datcre dtcre datcrea dtcrea datecrea
modified date: datmod dtmod datmaj dtmaj datemaj datemodif
order date: datcde datcmd dtcmd
invoice date: datfac dtfac datfact
due date: datech dtech datecheance ech
payment date: datpai dtpai datregl dtregl datpaie
start date: datdeb dtdeb
end date: datfin dtfin
delivery date: datliv dtliv
amount: mnt mont mt mtt montt
net price: pht puht pxht prixht
gross price: pttc puttc pxttc prixttc
net amount: mtht mntht totht
gross amount: mtttc mntttc totttc
unit price: pu prixunit pxu prixu
price: px prx
quantity: qt qte qtte quant
stock quantity: stk qtestk qtestock stck
minimum stock: stkmin stockmin
vat: tv tva
vat rate: txtva tauxtva
discount: rem remise
discount percent: txrem tauxrem pctrem
rate: tx taux
label: lib libel libl lbl
description: desc descr descrip
code: cod cd
type: typ
status: stat sta etat
category: cat categ
family: fam famille
unit of measure: un uni unmes
account number: numcpt nocpt compt
account: cpt cpte
bank: bq bqe banq
payment method: modreg modpai moderegl modpaie
comment: com comment obs observ rmq remarq
reason: mot motif
manager: resp respons gest
representative: rep repres
department: serv svce
job title: fonct fonc fct_emp
hire date: datemb dtemb dateembauche
flag: flg ind indic
duration: dur
weight: pds poids
`,
 es: `
customer: cli clte
supplier: prov provee
employee: empl emp
item: art artic
order: ped pedi
invoice: fac fact fra
number: num nro nr
name: nom nomb nbre
last name: ape apel apell
address: dir direc domic dom
postal code: cp codpos cpostal codpostal
city: ciu ciud pobl loc
region: prov_geo provin
phone: tel telf tfno tlf tlfno
mobile: mov movil cel
birth date: fecnac fnac fechanac fnacim
date: fec fech fch f
created date: fecalta feccre falta feccrea
modified date: fecmod fmod fecmodif
end date: fecbaja fbaja fecfin ffin
start date: fecini fini fecinicio
due date: fecven fvto fecvto fvenc vto venc
payment date: fecpag fpago
invoice date: fecfac ffac
amount: imp impor imte mto
total amount: imptot tot
price: pre prec pvp
unit price: preuni punit
quantity: cant can cantid
stock quantity: exist
discount: dto desc dcto
tax: impto
vat: iva
balance: sdo sald
description: descr descrip
code: cod codi cdgo
type: tip tpo
status: est estad edo
category: cat categ
unit of measure: umed uni
bank account: ctabanc cta ctabco
bank: bco ban
payment method: fpag formpag forpag
note: obs observ nota
reason: mot motiv
department: dpto depto
job title: carg cgo
gender: sex
marital status: estciv edociv
nationality: nac nacion
flag: ind indic
`,
 pt: `
customer: cli clie
supplier: forn fornec
employee: func funcion
item: it
order: ped
invoice: fat nf nfe
number: nr nro num nu
name: nm nom
last name: sobren
address: ender endr
postal code: cep
city: cid municip mun
region: uf
district: bai bair
phone: tel fone telef
mobile: cel
birth date: dtnasc nasc datanasc
mother name: mae
date: dt dat
payment: pagto pgto pag pgt
payment date: dtpagto dtpgto dtpag
due date: dtvenc venc vcto dtvcto vencto
amount: vlr vl val
price: prc prec pco
quantity: qtd qtde quant qt
stock quantity: estq estoq
discount: descto
description: descr dsc
code: cod cd
type: tp tip
status: sit situac stat
last: ult ultm
total: tot
note: obs observ
bank account: cta cc_bancaria
bank: bco
tax number: cgc inscr
department: depto dpto
job title: ocup
gender: sx
marital status: estciv
user: usu usuar
creation: cad
`,
 it: `
customer: cli clie
supplier: forn fornit
employee: dip dipend
item: art artic
order: ord ordin
invoice: fatt fat
number: num nr nro
name: nom nomin
last name: cogn cog
company name: ragsoc rag_soc ragionesoc
address: ind indir indirz
postal code: cap
city: cit loc localit com
province: prov pr
phone: tel telef
mobile: cell
birth date: datnas dtnas datanas datanasc
tax number: codfis cf codfisc cod_fis
vat number: piva partiva pariva
date: dat dt
due date: datscad scad dtscad
amount: imp impor
price: prz prez pz
quantity: qta qt quant
discount: sc
description: des descr descriz
code: cod cdc
type: tip tp
status: sta stat
category: cat categ
unit of measure: um unmis
bank: bca
payment: pag pagam
note: ann annot
warehouse: mag magaz
stock quantity: giac giacen
flag: flg
`,
 nl: `
customer: klt kl
supplier: lev lever
employee: medew mw mdw
item: art artk
order: ord bst best
invoice: fact fac
number: nr num
name: nm naam
first name: voorn vnaam
last name: achtern anaam
company: bedr
address: adr
postal code: pc postc
city: plts woonpl wpl
phone: tel telnr
mobile: mob mobnr
birth date: gebdat geb gebdatum
gender: gesl
date: dat dt
created date: aanmdat invdat
modified date: wijzdat mutdat
amount: bdr
price: prs
quantity: aant hvh hoev
stock quantity: vrd voorr
discount: kort krt
description: omschr oms omschrijv
code: cd
type: srt
status: stat
bank account: rek reknr rekn bankrek
payment: bet betal
note: opm
department: afd
job title: fun
unit of measure: eenh ehd
`,
};
