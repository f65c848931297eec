/** Currencies: ISO 4217 code, digits after the point, symbol, English name. */
export const currencies = `USD	2	$	US dollar
EUR	2	€	Euro
GBP	2	£	Pound sterling
JPY	0	¥	Japanese yen
BRL	2	R$	Brazilian real
CHF	2	CHF	Swiss franc
CAD	2	CA$	Canadian dollar
AUD	2	A$	Australian dollar
NZD	2	NZ$	New Zealand dollar
MXN	2	MX$	Mexican peso
ARS	2	AR$	Argentine peso
CLP	0	CL$	Chilean peso
COP	2	CO$	Colombian peso
PEN	2	S/	Peruvian sol
UYU	2	$U	Uruguayan peso
PYG	0	₲	Paraguayan guaraní
BOB	2	Bs	Bolivian boliviano
CRC	2	₡	Costa Rican colón
PAB	2	B/.	Panamanian balboa
GTQ	2	Q	Guatemalan quetzal
DOP	2	RD$	Dominican peso
DKK	2	kr	Danish krone
SEK	2	kr	Swedish krona
NOK	2	kr	Norwegian krone
ISK	0	kr	Icelandic króna
PLN	2	zł	Polish złoty
CZK	2	Kč	Czech koruna
HUF	2	Ft	Hungarian forint
RON	2	lei	Romanian leu
RSD	2	din	Serbian dinar
UAH	2	₴	Ukrainian hryvnia
TRY	2	₺	Turkish lira
ILS	2	₪	Israeli new shekel
AED	2	AED	UAE dirham
SAR	2	SAR	Saudi riyal
EGP	2	E£	Egyptian pound
MAD	2	MAD	Moroccan dirham
TND	3	DT	Tunisian dinar
ZAR	2	R	South African rand
NGN	2	₦	Nigerian naira
KES	2	KSh	Kenyan shilling
GHS	2	GH₵	Ghanaian cedi
XOF	0	F CFA	West African CFA franc
INR	2	₹	Indian rupee
PKR	2	Rs	Pakistani rupee
BDT	2	৳	Bangladeshi taka
LKR	2	Rs	Sri Lankan rupee
CNY	2	CN¥	Chinese yuan
TWD	2	NT$	New Taiwan dollar
HKD	2	HK$	Hong Kong dollar
KRW	0	₩	South Korean won
SGD	2	S$	Singapore dollar
MYR	2	RM	Malaysian ringgit
THB	2	฿	Thai baht
VND	0	₫	Vietnamese đồng
IDR	2	Rp	Indonesian rupiah
PHP	2	₱	Philippine peso
KZT	2	₸	Kazakhstani tenge`;
