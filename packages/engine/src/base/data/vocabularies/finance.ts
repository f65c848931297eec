import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const FINANCE: readonly Vocabulary[] = [
  entries('currency', 'a currency', 'code name symbol number', `
USD|US Dollar|$|840
EUR|Euro|€|978
GBP|Pound Sterling|£|826
JPY|Yen|¥|392
CHF|Swiss Franc|CHF|756
CAD|Canadian Dollar|CA$|124
AUD|Australian Dollar|A$|036
CNY|Yuan Renminbi|CN¥|156
SEK|Swedish Krona|kr|752
NOK|Norwegian Krone|kr|578
DKK|Danish Krone|kr|208
PLN|Zloty|zł|985
CZK|Czech Koruna|Kč|203
HUF|Forint|Ft|348
BRL|Brazilian Real|R$|986
MXN|Mexican Peso|MX$|484
INR|Indian Rupee|₹|356
ZAR|Rand|R|710
KRW|Won|₩|410
SGD|Singapore Dollar|S$|702
HKD|Hong Kong Dollar|HK$|344
NZD|New Zealand Dollar|NZ$|554
TRY|Turkish Lira|₺|949
ILS|New Israeli Sheqel|₪|376
THB|Baht|฿|764
AED|UAE Dirham|AED|784
RON|Romanian Leu|lei|946
ARS|Argentine Peso|AR$|032
CLP|Chilean Peso|CL$|152
COP|Colombian Peso|CO$|170
IDR|Rupiah|Rp|360
MYR|Malaysian Ringgit|RM|458
PHP|Philippine Peso|₱|608
VND|Dong|₫|704
EGP|Egyptian Pound|E£|818
MAD|Moroccan Dirham|MAD|504
ISK|Iceland Krona|kr|352
UAH|Hryvnia|₴|980`, { beyond: { code: '[A-Z]{3}' } }),
  terms('bank', 'a bank', 'First National Bank|Harbor Savings Bank|Union Credit Bank|Citizens Trust|Alpine Bank|Metropolitan Bank|Northern Savings|People\'s Bank|Commerce Bank|Riverside Credit Union|Pacific Trust|Heritage Bank|Capital Bank|Central Savings|Liberty Bank|Continental Bank', 'even'),
  terms('account_type', 'a kind of account', 'checking|savings|credit|loan|brokerage|business|joint|money market|escrow', [48, 26, 8, 6, 4, 4, 2, 1, 1]),
  terms('bank_transaction_type', 'a kind of transaction', 'card payment|transfer|direct debit|deposit|withdrawal|fee|interest|standing order|refund', [44, 16, 12, 9, 8, 3, 2, 4, 2]),
  terms('transaction_text', 'what a payment is for', 'Grocery store|Salary|Rent|Online purchase|ATM withdrawal|Electricity bill|Restaurant|Fuel station|Mobile phone|Insurance premium|Transfer to savings|Pharmacy|Gym membership|Streaming subscription|Public transport|Refund|Coffee shop|Parking|Hotel|Interest payment|Account fee|Water bill|School fees|Donation'),
  entries('mcc', 'a merchant category', 'code name', `
5411|Grocery stores and supermarkets
5812|Eating places and restaurants
5541|Service stations
5814|Fast food restaurants
5999|Miscellaneous retail stores
5311|Department stores
5912|Drug stores and pharmacies
4111|Local passenger transport
5732|Electronics stores
5651|Family clothing stores
4121|Taxicabs and limousines
4814|Telecommunication services
5942|Book stores
7011|Hotels and lodging
4511|Airlines
5499|Convenience stores
5200|Home supply stores
7832|Motion picture theaters
8011|Doctors
4900|Utilities
6011|Cash withdrawals at ATMs
5735|Record stores
5945|Hobby, toy and game shops
7230|Barber and beauty shops
5813|Bars and nightclubs
8220|Colleges and universities
7523|Parking lots and garages
5712|Furniture stores
6300|Insurance`, { beyond: { code: '[3-9][0-9]{3}' } }),
  entries('gl_account', 'an account of the ledger', 'code name type', `
1000|Cash|asset
1010|Bank account|asset
1200|Accounts receivable|asset
1400|Inventory|asset
1500|Equipment|asset
1600|Accumulated depreciation|asset
2000|Accounts payable|liability
2100|Accrued expenses|liability
2200|Sales tax payable|liability
2500|Bank loan|liability
3000|Share capital|equity
3200|Retained earnings|equity
4000|Sales revenue|revenue
4100|Service revenue|revenue
4900|Other income|revenue
5000|Cost of goods sold|expense
6000|Salaries and wages|expense
6100|Rent|expense
6200|Utilities|expense
6300|Office supplies|expense
6400|Advertising|expense
6500|Travel|expense
6600|Insurance|expense
6700|Depreciation|expense
6800|Bank charges|expense
6900|Professional fees|expense
7000|Interest expense|expense
8000|Income tax|expense`, { shares: 'even', beyond: { code: '[1-9][0-9]{3}' } }),
  entries('cost_center', 'a cost center', 'code name', `
CC100|Administration
CC110|Human Resources
CC120|Finance
CC200|Sales
CC210|Marketing
CC300|Production
CC310|Quality Assurance
CC320|Maintenance
CC400|Logistics
CC410|Warehouse
CC500|Research and Development
CC600|Information Technology
CC700|Customer Service
CC800|Purchasing
CC900|Facilities`, { shares: 'even', beyond: { code: 'CC[0-9]{4}' } }),
  terms('expense_category', 'a category of expenses', 'Travel|Meals|Accommodation|Office supplies|Software|Fuel|Training|Telephone|Parking|Client entertainment|Public transport|Postage|Equipment|Conference fees|Mileage'),
  terms('budget_category', 'a category of spending', 'Housing|Groceries|Transport|Utilities|Insurance|Health|Leisure|Savings|Education|Clothing|Dining out|Subscriptions|Gifts|Travel'),
  terms('loan_type', 'a kind of loan', 'personal|mortgage|car|student|business|home improvement|consolidation|line of credit'),
  terms('loan_purpose', 'a purpose of a loan', 'home purchase|car purchase|debt consolidation|home improvement|education|business expansion|medical expenses|wedding|vacation|refinancing'),
  terms('collateral', 'a collateral', 'real estate|vehicle|none|securities|equipment|savings account|inventory', 'falling'),
  terms('credit_grade', 'a credit grade', 'A|B|C|D|E|F', [22, 30, 26, 13, 6, 3]),
  terms('credit_rating', 'a credit rating', 'AAA|AA+|AA|AA-|A+|A|A-|BBB+|BBB|BBB-|BB+|BB|B|CCC', [3, 4, 7, 8, 10, 13, 12, 12, 11, 8, 5, 4, 2, 1]),
  entries('stock', 'a security', 'ticker name exchange sector', `
AAPL|Apple Inc.|NASDAQ|Technology
MSFT|Microsoft Corp.|NASDAQ|Technology
AMZN|Amazon.com Inc.|NASDAQ|Consumer Discretionary
GOOGL|Alphabet Inc.|NASDAQ|Communication Services
NVDA|NVIDIA Corp.|NASDAQ|Technology
JPM|JPMorgan Chase & Co.|NYSE|Financials
JNJ|Johnson & Johnson|NYSE|Health Care
V|Visa Inc.|NYSE|Financials
PG|Procter & Gamble Co.|NYSE|Consumer Staples
XOM|Exxon Mobil Corp.|NYSE|Energy
KO|Coca-Cola Co.|NYSE|Consumer Staples
SAP|SAP SE|XETRA|Technology
SIE|Siemens AG|XETRA|Industrials
ALV|Allianz SE|XETRA|Financials
BMW|BMW AG|XETRA|Consumer Discretionary
MC|LVMH|Euronext|Consumer Discretionary
AIR|Airbus SE|Euronext|Industrials
ASML|ASML Holding|Euronext|Technology
NESN|Nestlé SA|SIX|Consumer Staples
NOVN|Novartis AG|SIX|Health Care
SHEL|Shell plc|LSE|Energy
HSBA|HSBC Holdings|LSE|Financials
BP|BP plc|LSE|Energy
TM|Toyota Motor Corp.|NYSE|Consumer Discretionary
DIS|Walt Disney Co.|NYSE|Communication Services
MCD|McDonald's Corp.|NYSE|Consumer Discretionary
INTC|Intel Corp.|NASDAQ|Technology
CSCO|Cisco Systems Inc.|NASDAQ|Technology
PFE|Pfizer Inc.|NYSE|Health Care
NKE|Nike Inc.|NYSE|Consumer Discretionary`, { beyond: { ticker: '[A-Z]{4}' } }),
  entries('exchange', 'a stock exchange', 'code name country', `
XNYS|New York Stock Exchange|US
XNAS|NASDAQ|US
XLON|London Stock Exchange|GB
XETR|XETRA|DE
XPAR|Euronext Paris|FR
XAMS|Euronext Amsterdam|NL
XTKS|Tokyo Stock Exchange|JP
XHKG|Hong Kong Exchange|HK
XSWX|SIX Swiss Exchange|CH
XTSE|Toronto Stock Exchange|CA
XMIL|Borsa Italiana|IT
XMAD|Bolsa de Madrid|ES`),
  terms('asset_class', 'an asset class', 'equity|bond|fund|ETF|cash|real estate|commodity|derivative|crypto'),
  terms('order_side', 'a side', 'buy|sell', [56, 44]),
  terms('trade_order_type', 'a kind of order', 'market|limit|stop|stop limit|trailing stop', [48, 36, 10, 4, 2]),
  terms('fund', 'a fund', 'Global Equity Fund|European Growth Fund|Emerging Markets Fund|Corporate Bond Fund|Government Bond Fund|Balanced Portfolio|Technology Leaders Fund|Sustainable Income Fund|Small Cap Opportunities|Real Estate Income Fund|Money Market Fund|Dividend Fund', 'even'),
  entries('tax_code', 'a tax', 'code name', `
STD|Standard rate
RED|Reduced rate
ZERO|Zero rate
EXE|Exempt
RC|Reverse charge
EXP|Export
IC|Intra-community supply
SRED|Super-reduced rate`),
  terms('income_source', 'a source of income', 'employment|self-employment|pension|rental income|investments|benefits|student grant', [66, 13, 10, 3, 3, 4, 1]),
  terms('risk_profile', 'a risk profile', 'balanced|conservative|growth|aggressive|income', [38, 26, 20, 8, 8]),
  terms('kyc_status', 'a state of a check', 'verified|pending|rejected|expired', [86, 9, 3, 2]),
  terms('interest_type', 'a kind of interest', 'fixed|variable|mixed', [68, 26, 6]),
  terms('dunning_level', 'a reminder', 'none|first reminder|second reminder|final notice|collection', [80, 10, 5, 3, 2]),
  terms('fee', 'a fee', 'Processing fee|Late payment fee|Account maintenance fee|Service fee|Delivery fee|Cancellation fee|Setup fee|Transaction fee|Handling fee|Annual fee|Administration fee|Overdraft fee', 'even'),
  terms('decline_reason', 'a reason of a refusal', 'insufficient_funds|do_not_honor|expired_card|incorrect_cvc|card_not_supported|suspected_fraud|lost_card|processing_error', [46, 22, 11, 9, 4, 4, 2, 2]),
];
