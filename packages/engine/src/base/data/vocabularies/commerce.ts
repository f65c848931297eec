import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const COMMERCE: readonly Vocabulary[] = [
  terms('size', 'a size', 'XS|S|M|L|XL|XXL', [8, 20, 28, 24, 14, 6]),
  terms('shoe_size', 'a shoe size', '36|37|38|39|40|41|42|43|44|45|46', [5, 9, 12, 13, 12, 11, 12, 11, 8, 5, 2]),
  terms('material', 'a material', 'cotton|steel|wood|plastic|leather|glass|polyester|aluminum|wool|linen|ceramic|oak|paper|rubber|bamboo|silk|brass|nylon|stainless steel|concrete'),
  entries('unit', 'a unit of measure', 'code name symbol', `
pcs|piece|pc
kg|kilogram|kg
g|gram|g
l|liter|l
m|meter|m
box|box|bx
set|set|set
cm|centimeter|cm
ml|milliliter|ml
h|hour|h
pk|pack|pk
mm|millimeter|mm
m2|square meter|m²
t|metric ton|t
day|day|d
pal|pallet|pal
m3|cubic meter|m³
km|kilometer|km
btl|bottle|btl
pr|pair|pr
rol|roll|rol
dz|dozen|dz
lb|pound|lb
oz|ounce|oz
gal|gallon|gal
ft|foot|ft
in|inch|in
min|minute|min
kWh|kilowatt hour|kWh
mg|milligram|mg
bag|bag|bag
ctn|carton|ctn
pct|percent|%
C|degree Celsius|°C
W|watt|W
V|volt|V`, { beyond: { code: '[A-Z][A-Z0-9]{2}' } }),
  terms('packaging', 'a packaging', 'box|carton|bag|pallet|bottle|pouch|can|tube|crate|roll|jar|drum|blister|envelope'),
  entries('incoterm', 'an Incoterm', 'code name', `
DAP|Delivered at Place
EXW|Ex Works
FCA|Free Carrier
FOB|Free on Board
CIF|Cost, Insurance and Freight
DDP|Delivered Duty Paid
CPT|Carriage Paid To
CIP|Carriage and Insurance Paid To
CFR|Cost and Freight
FAS|Free Alongside Ship
DPU|Delivered at Place Unloaded`),
  entries('payment_term', 'terms of payment', 'name code', `
Net 30|NET30
Due on receipt|DOR
Net 14|NET14
Net 60|NET60
2/10 net 30|2N10
Prepayment|PREP
Net 45|NET45
Cash on delivery|COD
Net 90|NET90
End of month|EOM`),
  terms('shipping_method', 'a way to ship', 'standard|express|pickup|overnight|economy|same day|international|freight', [52, 20, 9, 6, 6, 3, 3, 1]),
  terms('shipping_carrier', 'a carrier', 'DHL|UPS|FedEx|DPD|GLS|Hermes|USPS|Royal Mail|La Poste|TNT|PostNL|DB Schenker|Kuehne+Nagel|Amazon Logistics'),
  terms('payment_method', 'a way to pay', 'card|paypal|bank_transfer|invoice|cash|apple_pay|google_pay|direct_debit', [46, 20, 10, 6, 5, 6, 3, 4]),
  terms('return_reason', 'a reason to return', 'wrong size|changed mind|damaged on arrival|not as described|defective|arrived too late|wrong item delivered|ordered by mistake|better price found|missing parts', [30, 18, 13, 12, 10, 6, 5, 3, 2, 1]),
  terms('cancellation_reason', 'a reason to cancel', 'changed plans|ordered by mistake|found a better price|payment failed|out of stock|delivery too slow|duplicate order|illness|no longer needed|customer request', [24, 14, 12, 12, 10, 9, 7, 5, 4, 3]),
  terms('product_condition', 'a condition', 'new|used|refurbished|like new|damaged', [78, 10, 6, 5, 1]),
  terms('customer_segment', 'a segment', 'retail|wholesale|small business|enterprise|VIP|new|loyal|at risk|public sector|student'),
  terms('promotion', 'a promotion', 'Summer Sale|Black Friday|Winter Clearance|New Customer Discount|Back to School|Spring Refresh|Holiday Deals|Free Shipping Weekend|Loyalty Bonus|Flash Sale|Buy 2 Get 1|Student Discount|Cyber Monday|Mid-Season Sale|Birthday Offer|Early Bird|Volume Discount|Bundle Offer|Refer a Friend|End of Line', 'even'),
  terms('campaign', 'a campaign', 'Spring Newsletter|Black Friday|Product Launch|Customer Winback|Summer Sale|Brand Awareness|Webinar Invitation|Holiday Greetings|Lead Nurturing|Loyalty Program|Back to School|Referral Drive|Feature Announcement|Year in Review|Abandoned Cart|Trial Reminder|Survey 2025|Event Follow-up|New Year Offer|Early Access', 'even'),
  terms('coupon', 'a coupon', 'WELCOME10|SUMMER20|FREESHIP|SAVE15|BLACK30|SPRING25|VIP20|HELLO5|FLASH40|LOYAL10|STUDENT15|EARLY20|XMAS25|COMEBACK10|BUNDLE15', 'even'),
  terms('tax_class', 'a tax class', 'standard|reduced|zero|exempt|reverse charge', [78, 14, 4, 3, 1]),
  terms('warehouse', 'a warehouse', 'Central Warehouse|North Depot|East Distribution Center|Returns Center|Airport Hub|South Warehouse|Harbor Storage|Cold Storage|West Depot|Overflow Warehouse|Spare Parts Store|Cross-Dock Terminal', 'even'),
  terms('stock_movement', 'a movement of stock', 'sale|receipt|transfer|adjustment|return|write-off|production|count correction', [44, 24, 12, 6, 6, 3, 3, 2]),
  terms('store_kind', 'a kind of store', 'flagship|outlet|franchise|online|pop-up|department store'),
  terms('color', 'a color', 'black|white|blue|gray|red|green|navy|brown|beige|yellow|pink|orange|purple|silver|turquoise|burgundy|gold|olive'),
  terms('pattern_style', 'a pattern', 'solid|striped|floral|checked|dotted|printed|geometric|camouflage'),
  terms('fit', 'a fit', 'regular|slim|relaxed|loose|tailored'),
  terms('store', 'a store', 'Main Street Store|Harbor Mall|City Center|Airport Shop|Outlet Park|Station Store|Riverside Branch|Old Town Store|Westgate Center|University Shop|Northside Mall|Market Hall|Lakeview Plaza|East End Branch|Central Avenue|Garden Center', 'even'),
  terms('pos_register', 'a till', 'Register 1|Register 2|Register 3|Self-checkout 1|Self-checkout 2|Service desk|Drive-through|Bar', 'even'),
  terms('package_size', 'a package', '24 x 12 oz bottles|10 boxes x 20 bags|12 x 1 kg|6 x 500 ml|1 kg bag|500 g|36 boxes|20 tins|750 ml|48 x 250 g|100 pieces|5 l canister', 'even'),
];
