/** Short forms of mainframes and their heirs: what stands in a name, and after it what it means. */
export const LEGACY_ABBREVIATIONS = `
acrg acreage|dlnqnt delinquent|dwn down|fc face|frntg frontage|grnte grantee|grntr grantor|imprv improvement|lvng living|rdm redemption|rto ratio|sbdv subdivision
acad academic|accr accrued|acq acquisition|addln address line|addrl address line|adj adjustment|adrln address line|afl affiliation|agy agency
allw allowance|aloc allocation|altn alternate|ann annual|annv anniversary|apl application|applc applicant|apprl approval|apptmt appointment
arrv arrival|assc associate|assmt assessment|attnd attendance|autho authorization|awd award|bch batch|bcode barcode|begbal opening balance
benef beneficiary|bkg booking|bnf benefit|bnkrpt bankruptcy|borr borrower|bphn work phone|brthplc birth place|brwr borrower|bwr borrower
cand candidate|ccntr cost center|cctr cost center|cellphn mobile phone|cfm confirmed|chrg charge|ckin check in|ckout check out|clct collection
clmt claimant|cln clinic|clo closed|cnl canceled|cnstr construction|cnstrn construction|cntnt content|coapp co applicant|coll collection
corp corporation|corr correspondence|cosgn cosigner|cov coverage|covg coverage|cphn mobile phone|cr credit|crcd currency code|creatd created
cresid created by|crscr credit score|crse course|crtf certificate|ctyst city state|currcy currency|cvg coverage|cyc cycle|dbl double
dbt debit|dcln declined|dcs decision|dcsn decision|defnt defendant|deliq delinquent|delq delinquent|depn depreciation|depnd dependent
depr depreciation|descp description|dfrd deferred|disab disability|disb disbursement|dlq delinquent|dly daily|dod death date|doh hire date
dpnd dependent|drvlic driver license|dsc description|dscamt discount amount|dscn description|dys day|elg eligible|elig eligible|emailad email
embsd embossed|emladr email|enroll enrollment|ern earning|escr escrow|estb established|ethncty ethnicity|evalr evaluator|evntl event|exec executed
exmp exemption|expd expired|exprtn expiry|extamt line amount|extn extension|fclt facility|fico credit score|finc finance|finl final|fnc finance
frnt front|frz frozen|fup follow up|gdn guardian|genl general|grnt grant|gtee guarantee|guar guarantor|hcap handicap|hdcap handicap|hhld household
hist history|hm home|hme home|hmphn home phone|hphn home phone|hrd hired|hrdt hire date|hse house|hsg housing|immz immunization|insd insured
insnc insurance|instlmt installment|instmt installment|insur insurance|invest investment|invst investment|itmdsc item description|jdgmt judgment
jobttl job title|jt joint|judg judgment|legl legal|lgn login|liab liability|libr library|lkup lookup|lodg lodging|lse lease
lsee lessee|lsr lessor|lstchg last modified|lstupd last modified|ltr letter|mach machine|mand mandatory|manif manifest|matr maturity|mch machine
mdcn medication|mdse merchandise|mech mechanic|medrec medical record|midinit middle initial|milit military|minit middle initial|mo month|mos month
mphn mobile phone|mrch merchant|mstat marital status|mtg meeting|mtge mortgage|mtgs meeting|mul multiple|mult multiple|natn nation|ndc drug code
neigh neighborhood|netwk network|notc notice|oblg obligation|obsrv observation|occur occurrence|ohq on hand quantity|onhnd on hand|ordq order quantity
ordst order status|orign origin|ostd outstanding|outstd outstanding|pallt pallet|parnt parent|partic participant|partn participant|paye payee
payr payer|pcp primary physician|pddt paid date|perd period|phnbr phone number|pmtd paid|prdn production|predm premium|prem premium|premm premium
prepd prepaid|preq prerequisite|presc prescription|prescr prescription|prf preferred|prin principal|prm premium|prmum premium|prnt parent
prodn production|proff profession|profl professional|prsc prescription|pstg posting|ptd paid to date|pubd published|publ publisher|pyee payee
qot quote|qtyoh quantity on hand|quot quote|rcd record|rcncl reconciled|rct receipt|rcv received|recd received|recmd recommended|recon reconciled
recov recovery|recur recurring|redem redemption|refd refund|refrd referred|regstrn registration|reimb reimbursement|rejn rejection|relat relationship
reln relationship|remit remittance|remn remaining|renw renewal|repl replacement|resid residence|resol resolution|restr restriction|revnu revenue
revw review|rgst registration|rgstr registration|rltnshp relationship|rnw renewal|rptd reported|rtnd returned|rvnu revenue|rvrs reversal|rwd reward
satis satisfaction|sav saving|sbtot subtotal|schld scheduled|schol scholarship|scor score|sctry sector|secur security|senr senior|settl settlement
sgnatr signatory|shrs share|sibl sibling|slm salesman|spcm specimen|specl special|spns sponsor|spous spouse|spse spouse|stcd state code|stmt statement
stnd standard|straddr street address|stradr street address|strtad street address|strtg strategy|stru structure|subscr subscriber|succ successor
suff suffix|sugg suggestion|summ summary|surch surcharge|surg surgeon|susp suspended|svgs saving|tlr teller|tmnt treatment|tmst timestamp
totamt total amount|tran transaction|trans transaction|trmn termination|trnout turnout|trst trust|trstee trustee|tst test|tstng testing
ttlamt total amount|txp taxpayer|unitpr unit price|unprc unit price|usrid user id|vac vacation|valn valuation|vdr vendor|vend vendor|verf verified
voly voluntary|vrfy verified|vsn version|wdl withdrawal|wdrl withdrawal|wkphn work phone|wphn work phone|xcg exchange|xtra extra|zpcd postal code
`;
