import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Banks, lenders, securities, insurance, accounting. */
export const moneyRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('banking', `
account type|account kind|account category|type of account|=type|=kind > account bank_account deposit_account > checking|savings|business checking|money market|joint|student|certificate of deposit|time deposit|loan|credit card
transaction type|transaction kind|entry type|type of transaction|transaction category|posting type|=type|=kind > % transaction account_transaction bank_transaction > card payment|direct debit|transfer|salary|ATM withdrawal|cash deposit|standing order|fee|interest|check|refund|bill payment
account status|=status > account bank_account > active|closed|dormant|frozen|blocked|pending
channel|banking channel|transaction channel|origination channel|initiation channel|entry channel|access channel|=channel > % transaction transfer > mobile app|online banking|branch|ATM|card terminal|phone banking|standing order|API
entry mode|pos entry mode|capture method|card entry mode|input mode|read method|entry method|card entry|presentment > % card authorization card_transaction terminal > chip|contactless|online|magnetic stripe|manual entry|mobile wallet
block reason|card block reason|freeze reason|stop reason|blocking reason|hold reason > % card account > lost|stolen|suspected fraud|customer request|expired|damaged|court order|too many PIN attempts|deceased
card type|card category|card product|=type > % card > debit|credit|prepaid|virtual|charge|business
card tier|card level|tier|product tier|card class > % card > classic|gold|platinum|standard|signature|black|business
card network|network|scheme|card scheme|brand|payment network|card brand > % card authorization card_transaction > Visa|Mastercard|American Express|Discover|Maestro|JCB
reward scheme|reward type|rewards program|reward program|rewards|loyalty scheme|rewards type > % card > cashback|points|airline miles|none|hotel points|travel
masked pan|masked card|card mask|card number masked|masked number|masked card number|truncated pan|masked account > * > ~\\*\\*\\*\\* \\*\\*\\*\\* \\*\\*\\*\\* [0-9]{4}
fraud type|fraud category|type of fraud > * > card not present|account takeover|phishing|identity theft|counterfeit card|lost or stolen|friendly fraud
alert type|alert reason|flag reason|aml alert|suspicion reason|case type > % aml fraud > unusual amount|structuring|high-risk country|sanctions match|rapid movement|dormant account activity|velocity
dispute reason|chargeback reason|claim reason|dispute category > % card transaction dispute chargeback > goods not received|unauthorized transaction|duplicate charge|not as described|credit not processed|cancelled subscription|incorrect amount
decline reason|decline code text|response reason|failure reason|reject reason|return reason > % authorization card payment > insufficient funds|do not honor|expired card|incorrect PIN|limit exceeded|suspected fraud|card blocked|invalid account
branch type|office type|type of branch|=type > % branch branch_office > full service|in-store|drive-through|business center|private banking|regional office|head office|mobile
fee type|charge type|fee name|fee description > % account fee > monthly maintenance|overdraft|ATM|wire transfer|foreign transaction|late payment|card replacement|returned item
transfer type|payment type|transfer kind|payment rail|rail|clearing system|payment system > % transfer payment > SEPA|ACH|wire|instant|internal|SWIFT|standing order
segment|customer segment|client segment|banking segment > % customer client > retail|private banking|small business|corporate|mass affluent|student|high net worth
kyc level|kyc tier|verification level|due diligence level|due diligence|cdd level|kyc type > * > standard|simplified|enhanced|basic|full
risk rating|customer risk|aml risk|risk level|risk category|risk grade|risk band > * > low|medium|high|very high
source of funds|source of wealth|funds source > * > salary|savings|business income|inheritance|investments|sale of property|pension|gift
signing authority|authority|mandate type|account role|holder type|holder role|ownership type > % account signatory > sole|joint|primary|secondary|authorized signatory|power of attorney|beneficiary
deposit type|term type > % deposit > fixed term|call|notice|recurring
`),
  ...tradeRules('lending', `
loan category|loan type|loan kind|product type|type of loan|facility type|credit type|product category|=type|=category > % loan loan_product loan_application > personal|mortgage|auto|home equity|student|business|debt consolidation|line of credit|home improvement|payday
=name|product name|loan name|loan product > loan_product loan lending_product credit_product > Personal Loan|Fixed Rate Mortgage|Auto Loan|Home Equity Line of Credit|Student Loan|Small Business Loan|Debt Consolidation Loan|Home Improvement Loan|First Home Mortgage|Green Car Loan|Bridge Loan|Express Loan|Variable Rate Mortgage|Working Capital Loan|Equipment Loan
loan purpose|purpose|purpose of loan|credit purpose|use of funds|reason for loan > % loan loan_application > debt consolidation|home improvement|car purchase|home purchase|education|medical expenses|wedding|business|refinancing|moving|travel|major purchase
housing status|home ownership|residence status|housing|residential status|home ownership status|residence type|ownership of home|housing tenure|occupancy > % borrower applicant loan > rent|own|mortgage|living with parents|employer housing
employment status|employment|employment type|occupation status|work status|job status|working status > % borrower applicant client patient household > employed|self-employed|retired|unemployed|part-time|student|homemaker
decision|underwriting decision|credit decision|application decision|loan decision|underwriter decision|decision result > % > approved|declined|approved with conditions|referred|pending|counteroffer|withdrawn
decline reason|denial reason|rejection reason|adverse action reason|reason for decline|reason for denial|refusal reason > % loan application > low credit score|insufficient income|high debt-to-income ratio|recent delinquency|incomplete application|bankruptcy|short employment history|insufficient collateral|unverifiable income|too many inquiries
origination channel|application channel|channel|acquisition channel|intake channel|source channel|submission channel > % > online|branch|mobile app|broker|phone|partner|call center|dealer
loan status|=status|account status|repayment status|facility status > % loan loan_account > active|paid off|delinquent|defaulted|in arrears|charged off|pending disbursement|restructured
delinquency bucket|dpd bucket|arrears bucket|aging bucket|ageing bucket|days past due bucket|delinquency status|arrears band|past due bucket > * > current|1-30 days|31-60 days|61-90 days|90+ days
rate type|interest type|interest rate type|rate basis|rate kind > % loan mortgage > fixed|variable|adjustable|hybrid|introductory
collateral type|security type|collateral kind|asset type|type of collateral|type of security|pledged asset|=type > % collateral security > real estate|vehicle|equipment|savings account|securities|inventory|accounts receivable|jewelry|machinery|land
appraisal method|valuation method|valuation type|appraisal type|valuation approach|appraisal approach > % collateral appraisal valuation property > sales comparison|full appraisal|desktop|drive-by|automated valuation|income approach|cost approach
lien position|lien|lien rank|charge rank|lien priority|priority rank > % collateral mortgage > first|second|third
activity result|contact result|collection result|call result|outcome|result|contact outcome|collection outcome|action result > % collection collection_activity > no answer|promise to pay|left message|payment arranged|partial payment|wrong number|refused to pay|dispute|paid in full|call back requested
hardship reason|hardship|hardship type|reason for hardship|default reason|reason for default|forbearance reason|distress reason|reason for arrears > * > job loss|reduced income|illness|divorce|medical expenses|death in the family|natural disaster|disability|business failure
contact type|contact method|contact channel|activity type|action type|communication type|collection action > % collection collection_activity > phone call|e-mail|letter|SMS|home visit|voicemail|in person
repayment method|repayment channel|payment source|payment type|repayment type > % loan repayment installment > direct debit|bank transfer|card|check|standing order|cash|payroll deduction
installment status|repayment status|=status > installment repayment schedule > paid|due|overdue|partially paid|waived|scheduled
guarantor type|guarantee type|guarantor relationship > % guarantor > personal|corporate|spouse|parent|business partner
stage|loan stage|pipeline stage|processing stage > % loan application > application|underwriting|approval|closing|funded|servicing
property type|dwelling type|type of property > % mortgage loan collateral > single-family home|condominium|townhouse|multi-family|manufactured home|commercial
document type|required document|=type > % application_document > pay stub|bank statement|tax return|identity document|proof of address|employment letter|property deed|insurance certificate
reject code|ltv band|score band|credit band|risk grade|risk band|credit grade|credit class|risk class > % borrower loan applicant > A|B|C|D|E
`),
  ...tradeRules('securities', `
security type|instrument type|asset type|product type|asset class|instrument class|type of security|=type > % security instrument holding > stock|bond|ETF|mutual fund|option|future|money market|commodity|REIT|warrant
order type|type of order > trade order trade_order > market|limit|stop|stop limit|trailing stop|good-till-cancelled
time in force|order validity|validity|duration > trade order trade_order > day|GTC|IOC|FOK|GTD
trade status|order status|execution status|=status > trade order trade_order execution > filled|partially filled|cancelled|rejected|pending|settled|expired
settlement status|settlement state|=status > settlement > settled|pending|failed|matched|unmatched|cancelled
fund type|fund category|strategy|investment strategy|fund strategy|investment style|style|portfolio type|mandate|investment objective|objective > % fund portfolio > growth|balanced|income|index|value|capital preservation|aggressive growth|global equity|fixed income|multi-asset
fund name|=name|portfolio name|share class name > fund mutual_fund portfolio etf > Global Equity Fund|European Growth Fund|Balanced Income Fund|Emerging Markets Fund|Corporate Bond Fund|Sustainable Future Fund|Technology Leaders Fund|Dividend Select Fund|Small Cap Opportunities|Global Bond Index|Asia Pacific Fund|Healthcare Innovation Fund|Money Market Fund|Target Date 2045|Real Estate Income Fund|World Index Tracker
corporate action|action type|event type|corporate action type|=type > % corporate_action > dividend|stock split|merger|rights issue|spin-off|buyback|name change|tender offer
dividend type|distribution type|=type > dividend distribution > cash|stock|special|interim|final|return of capital
risk profile|risk tolerance|risk appetite|investor profile|risk level|risk class > % investor client portfolio > balanced|conservative|aggressive|moderate|growth
account type|registration type|investor account type > % investor > individual|joint|retirement|trust|corporate|custodial
sector|industry sector|market sector|gics sector|economic sector > % security issuer > Technology|Financials|Health Care|Industrials|Consumer Discretionary|Consumer Staples|Energy|Utilities|Materials|Real Estate|Communication Services
rating|credit rating|bond rating|issuer rating|agency rating > % bond security issuer > A|BBB|AA|BBB+|A-|AAA|BB|A+|AA-|B
rating agency > * > Moody's|S&P|Fitch|DBRS|Scope
coupon type|interest payment|coupon frequency|payment frequency > bond security > semi-annual|annual|quarterly|zero coupon
recommendation|analyst rating|analyst recommendation|research rating > % analyst security > hold|buy|sell|outperform|underperform|strong buy
exchange|market|venue|trading venue|listing exchange > % security trade quote instrument > NYSE|NASDAQ|LSE|Euronext|Xetra|TSX|SIX|HKEX
fee type|charge type > % portfolio fund > management fee|performance fee|custody fee|entry fee|exit fee|transaction fee
`),
  ...tradeRules('insurance', `
policy type|product line|line of business|coverage line|class of business|insurance type|product type|insurance line|type of insurance|policy category|business line|=type > % policy policy_product insurance_product > auto|home|life|health|travel|commercial property|liability|renters|umbrella|workers compensation|pet|marine
=name|product name|policy product|plan name > policy_product insurance_product insurance_plan product > Auto Comprehensive|Homeowners Standard|Term Life 20|Family Health Plus|Travel Protect|Renters Basic|Business Liability|Pet Care Gold|Umbrella Liability|Dental Plus|Landlord Cover|Income Protection|Cyber Shield|Classic Car|Boat and Yacht
coverage type|coverage|cover|coverage name|cover type|peril covered|coverage kind|=name|=type|benefit|insured peril > % coverage policy_coverage coverage_line > collision|comprehensive|bodily injury liability|property damage|fire|theft|water damage|personal liability|medical payments|windstorm|uninsured motorist|roadside assistance|loss of use|glass breakage
peril|cause of loss|loss cause|loss type|type of loss|cause|loss peril|damage cause|claim cause > % claim loss > collision|water damage|fire|theft|hail|wind|vandalism|glass breakage|slip and fall|lightning|burst pipe|burglary|animal|flood|mechanical breakdown
claim status|=status|claim state > claim insurance_claim loss > open|closed|under investigation|approved|denied|paid|reopened|settled
denial reason|rejection reason|decline reason|reason for denial|reason denied > % claim > not covered|policy lapsed|late reporting|excluded peril|insufficient documentation|fraud suspected|deductible not met|duplicate claim|pre-existing condition
fault|fault party|liability|liability decision|at fault|fault determination > % claim accident > insured|third party|shared|none|undetermined
role|party role|party type|claimant type|participant role|involvement > % claimant claim_party party participant > claimant|insured|driver|passenger|witness|third party|owner|beneficiary
payment type|payment category|reserve type|type of payment|payee type|transaction type|=type > % claim_payment reserve claim_transaction > indemnity|medical|expense|legal fees|property damage|loss of income|adjuster fee
underwriting decision|decision|underwriting status|uw decision|underwriting result|application decision > % application quote underwriting > accepted|accepted with loading|declined|referred|postponed|approved|counteroffer
risk class|underwriting class|rating class|risk category|rate class|risk tier > % policy applicant insured risk > standard|preferred|preferred plus|substandard|high risk
policy status|=status > policy insurance_policy > active|lapsed|cancelled|expired|pending|in force|renewed
cancellation reason|lapse reason|termination reason|cancel reason|non-renewal reason > % policy > non-payment|sold vehicle|switched insurer|insured request|moved|misrepresentation|underwriting|deceased
endorsement type|rider|rider name|endorsement|add on|optional cover|rider type|=type > % endorsement > additional insured|change of address|add driver|increase in limits|replacement vehicle|water backup|accidental death|waiver of premium|scheduled jewelry
construction type|construction|building construction|wall construction > % property dwelling risk insured_property > wood frame|masonry|brick veneer|concrete|steel|stucco
roof type|roof material|roof|roof covering > * > asphalt shingle|tile|metal|slate|flat|wood shake|concrete tile
protection device|protection|safety feature|alarm type|security feature|security device|protective device > % property dwelling vehicle > smoke detector|burglar alarm|sprinkler system|deadbolt|none|central station alarm|security camera
vehicle use|usage|use of vehicle|usage type|primary use > % vehicle > commute|pleasure|business|farm|ride sharing
beneficiary type|designation|beneficiary class > % beneficiary > primary|contingent|irrevocable
premium frequency|payment plan|billing plan|installment plan|premium mode|payment mode|billing frequency > % policy premium > monthly|annual|quarterly|semi-annual|single premium
distribution channel|sales channel|channel|source of business > % policy quote agent > agent|broker|direct|online|bancassurance|aggregator
treaty type|reinsurance type|contract type|treaty > % reinsurance > quota share|excess of loss|surplus|facultative|stop loss|catastrophe
adjuster type|adjuster role > % adjuster > staff|independent|public|field|desk
severity|damage severity|loss severity|severity level|extent of damage > % claim loss damage > minor|moderate|major|total loss
injury type|injury|nature of injury|type of injury|injury description > % claim claimant > whiplash|fracture|sprain|laceration|concussion|back strain|contusion|burn|none
catastrophe|catastrophe code|event name|cat event > % claim > none|Winter Storm|Hail Storm May|Hurricane|Wildfire|Spring Flood
tobacco use|smoker status|smoking status > * > non-smoker|smoker|former smoker
`),
  ...tradeRules('accounting', `
account type|account class|account category|type of account|=type|=class > % account gl_account chart_of ledger_account > asset|liability|equity|revenue|expense
=name|account name|ledger account|account title|gl account name > gl_account account chart_of ledger_account > @gl_account
account subtype|subtype|account group|account sub type > gl_account account ledger_account > current asset|fixed asset|current liability|long-term liability|operating expense|cost of sales|other income|equity
journal type|entry type|voucher type|journal source|document type|posting type|transaction type|=type|source journal > % journal journal_entry voucher > general|sales|purchase|cash receipts|cash disbursements|payroll|adjusting|closing|reversing|depreciation
posting status|entry status|=status > journal journal_entry voucher posting > posted|draft|approved|reversed|pending approval
period status|=status > period fiscal_period accounting_period > open|closed|locked|future
reconciliation status|match status|=status > reconciliation bank_line statement_line > matched|unmatched|reconciled|partially matched|exception
depreciation method|depreciation type > * > straight-line|declining balance|units of production|sum of years
asset class|asset category|asset type|=class|=category > asset fixed_asset > Office Equipment|Vehicles|Buildings|IT Hardware|Furniture|Machinery|Leasehold Improvements|Land|Software
disposal reason|disposal method|disposal type|disposal > asset fixed_asset > sold|scrapped|donated|traded in|lost|stolen
tax treatment|tax type|tax rule|vat treatment|tax category > % invoice bill line > standard rate|reduced rate|zero rated|exempt|reverse charge|outside scope
expense type|expense category|cost type|spend category|cost category|cost kind > * > Travel|Office Supplies|Rent|Utilities|Software|Marketing|Meals|Training|Insurance|Repairs|Telephone|Professional Fees
adjustment reason|write off reason|credit reason|reason for write off|credit note reason|reason for credit|write down reason > * > uncollectible|customer dispute|pricing error|duplicate|goodwill|small balance|returned goods|bankruptcy|entered in error|deceased|financial hardship|unable to locate
budget type|budget version|version name|scenario|budget scenario > % budget > original|revised|forecast|approved|draft|best case|worst case
approval status|=approval > % bill expense invoice > approved|pending|rejected|on hold
aging bucket|ageing bucket > % > current|1-30|31-60|61-90|over 90
close task|task name > % period > Reconcile bank|Post accruals|Review payables|Run depreciation|Intercompany matching|Prepare statements
`),
];
