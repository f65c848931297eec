import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Real estate, buildings, shops, marketplaces, restaurants, fashion, auctions. */
export const shopRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('property', `
property type|type of property|home type|dwelling type|building type|unit type|=type|=category > % property listing real_estate unit > apartment|single-family house|condominium|townhouse|studio|duplex|commercial|land|office|loft|villa
listing status|=status|sale status|market status > listing property property_listing > active|under offer|sold|rented|pending|withdrawn|expired|off market
listing type|transaction type|offer type|purpose|deal type|sale type > % listing property > sale|rent|lease|short-term rental|auction
lease type|tenancy type|contract type|agreement type|rental type|=type > lease tenancy rental_agreement > fixed-term|month-to-month|short-term|commercial|sublease
maintenance category|request category|issue type|issue category|problem type|request type|=category|repair type|trade|work category > maintenance_request maintenance repair work_request maintenance_ticket > plumbing|electrical|heating|appliance|door lock|pest control|painting|roof leak|window|flooring|garbage disposal
viewing outcome|viewing feedback|feedback|viewing result|showing feedback|interest level|outcome > viewing showing open_house > interested|not interested|offer made|second viewing|too expensive|too small|needs time
offer status|offer result|=status > offer purchase_offer bid > pending|accepted|rejected|countered|withdrawn|expired
financing type|payment type|financing|buyer financing > % offer > mortgage|cash|pre-approved|bridge loan
heating type|heating|heating fuel > * > gas|central heating|electric|heat pump|district heating|oil|underfloor heating|wood stove
energy rating|energy class|epc rating|energy label > * > B|C|D|A|E|F|G
furnishing|furnished status|furnished|furnishing status|furniture > % listing property unit apartment > unfurnished|furnished|part furnished
orientation|facing|aspect|exposure > % property unit > south|east|west|north|south-west
view|view type > % unit property room > street|garden|courtyard|city|park|sea|mountain
tenure|ownership type|title type|ownership|estate type > % property parcel > freehold|leasehold|condominium|co-operative|shared ownership
parking|parking type > % property listing unit > garage|street|none|carport|underground|driveway
feature|amenity|amenity name|feature name > % property listing unit > balcony|garden|garage|elevator|fitted kitchen|fireplace|swimming pool|air conditioning|dishwasher|terrace|cellar|storage room
deposit status|deposit state > % lease tenant > held|returned|partially returned|pending|deducted
notice reason|termination reason|move out reason|vacate reason > % lease tenant > job relocation|bought a home|end of lease|rent too high|needs more space|personal reasons|eviction
inspection type|inventory type|condition report type > % property unit > move-in|move-out|routine|pre-sale|annual
room condition|=condition|condition|overall condition > % property inspection > good|excellent|fair|needs renovation|renovated|new
tenant type|applicant type|tenant status > % tenant > individual|couple|family|student|company|shared
screening result|credit check|reference check|application decision > % tenant applicant > approved|pending|declined|conditional
`),
  ...tradeRules('facility', `
space type|room type|area type|=type|space category|room category|use type > space room floor area > office|meeting room|open plan|storage|kitchen|restroom|lobby|server room|corridor|workshop
work order type|work type|maintenance type|order type|=type|job type > work_order workorder job maintenance > corrective|preventive|inspection|emergency|cleaning|installation
trade|craft|discipline|skill|trade type|service trade > % contractor technician work_order > electrical|plumbing|HVAC|carpentry|painting|cleaning|locksmith|landscaping|elevator
asset type|equipment type|asset category|system type|=type|=category|asset class > asset equipment system > HVAC unit|elevator|boiler|fire extinguisher|generator|lighting|access control|pump|door|air handler
access level|access type|badge type|pass type|key type > % badge key visitor > employee|visitor|contractor|temporary|master|restricted
visit purpose|purpose|reason for visit|visit reason|visitor type > visitor visit guest_visit > meeting|interview|delivery|maintenance|tour|audit
cleaning type|service type|cleaning task|task > % cleaning > daily cleaning|deep cleaning|window cleaning|waste removal|carpet cleaning|restroom service
booking purpose|meeting type|event type > % desk_booking > team meeting|client meeting|workshop|interview|training|focus work
hazard|hazard type|risk type > % inspection > trip hazard|blocked exit|electrical|asbestos|poor lighting|wet floor|none
`),
  ...tradeRules('retail', `
sales channel|order channel|channel|order source|purchase channel|selling channel > * > online|in-store|mobile app|phone|marketplace|social media|wholesale
fulfillment method|delivery method|fulfillment type|shipping option|pickup method|fulfilment method|delivery option|delivery mode > * > home delivery|store pickup|curbside pickup|express delivery|standard shipping|locker
tender type|tender|payment tender|payment type|method of payment|paid by|tender name > % check payment > @payment_method
discount type|discount reason|discount kind|promotion type|promo type|offer type|=type|coupon type > discount promotion coupon promo offer voucher > percentage|fixed amount|buy one get one|free shipping|bundle|loyalty|clearance|seasonal
discount reason|markdown reason|price override reason|override reason|price change reason|markdown type > * > clearance|damaged packaging|price match|employee discount|seasonal|manager approval|end of line|competitor price
return reason|reason for return|refund reason|=reason > return refund return_line rma > wrong size|defective|changed mind|not as described|damaged in shipping|arrived late|wrong item|duplicate order|better price found
return condition|item condition|returned condition > % return > unopened|opened|damaged|like new|missing parts
restock decision|return action|resolution|return resolution|refund type > return rma refund > refund|exchange|store credit|repair|rejected
adjustment reason|stock adjustment reason|adjustment type|movement reason|shrinkage reason|adjust reason|inventory reason > * > count correction|damaged|expired|theft|found|sample|internal use|supplier error
movement type|stock movement type|transaction type|inventory transaction|=type > stock_movement inventory_transaction stock_transaction movement > receipt|sale|return|transfer|adjustment|write-off
store type|store format|shop type|outlet type|store category|=type|=format|location type > store shop outlet > supermarket|convenience|flagship|outlet|hypermarket|kiosk|mall store|pop-up|warehouse
loyalty tier|loyalty level|member tier|membership tier|tier|customer tier > % customer member loyalty > bronze|silver|gold|platinum
customer segment|segment|customer type|shopper type|buyer segment > % customer > new|regular|loyal|bargain hunter|VIP|at risk|lapsed
shelf location|display location|placement|planogram position|shelf position|display type > % product shelf > eye level|end cap|checkout|top shelf|bottom shelf|window|floor display
storage condition|storage type|temperature zone|storage requirement|storage zone|storage class|storage area > % ingredient grocery > dry storage|refrigerated|frozen|ambient|walk-in cooler|freezer
substitution|substitution preference|substitution policy|substitution rule > * > allow|do not substitute|contact me|similar brand|same price
ripeness|freshness|quality grade|produce grade > % grocery produce > fresh|ripe|unripe|overripe
certification|label claim|product label|eco label|dietary label|claims > % product grocery > organic|fair trade|vegan|gluten-free|non-GMO|kosher|halal|free range
aisle|department|store department|section|product department|category name > % grocery supermarket > Produce|Dairy|Bakery|Meat|Frozen|Beverages|Snacks|Household|Health & Beauty|Deli|Seafood|Pantry
register status|till status|drawer status|shift status > % > open|closed|balanced|over|short
void reason|cancel reason|no sale reason|suspend reason > % > entered in error|customer changed mind|duplicate|wrong item|price error|out of stock|training|test
gift card type|voucher type > * > physical|digital|promotional|refund
warranty type|guarantee type > * > manufacturer|extended|none|limited|on-site
price type|price list type|=type > price price_list product_price > regular|sale|wholesale|employee|clearance|online
supplier status|vendor type|supplier type|supplier category > * > manufacturer|wholesaler|distributor|importer|local producer|service provider
availability|stock status|stock level|inventory status > product stock inventory sku item > in stock|low stock|out of stock|backorder|discontinued
occasion|gift occasion|event occasion > * > birthday|anniversary|wedding|graduation|date night|business dinner|holiday|celebration|none
gift message|card message|gift note > * > Happy birthday!|With love from all of us|Congratulations!|Thank you so much|Get well soon|Merry Christmas|Enjoy your gift|Best wishes for the future|Thinking of you|Happy anniversary
`),
  ...tradeRules('market', `
listing condition|item condition|=condition|product condition > % listing item auction > new|like new|very good|good|fair|refurbished|for parts
seller type|seller level|seller status|seller rating|seller tier|vendor tier > * > individual|professional|top rated|new|power seller|verified
dispute reason|claim reason|case reason|dispute type|=reason > dispute claim case buyer_claim > item not received|not as described|damaged item|counterfeit|wrong item|unauthorized payment|refund not processed
dispute outcome|resolution|case outcome|decision|outcome|dispute resolution > dispute claim case > refunded|partial refund|in favor of seller|in favor of buyer|withdrawn|replacement sent
payout method|payout type|payout schedule > * > bank transfer|PayPal|check|store credit|debit card
listing type|listing format|sale format|selling format|format > % listing > fixed price|auction|classified|best offer
fee type|commission type > % seller payout > commission|listing fee|payment processing|advertising|subscription
report reason|flag reason|takedown reason > % listing > prohibited item|counterfeit|spam|misleading description|wrong category|offensive
shipping policy|return policy|returns policy|refund policy > * > 30 days|14 days|no returns|60 days|exchange only
`),
  ...tradeRules('restaurant', `
concept|restaurant type|venue type|establishment type|service concept|service style|restaurant concept|outlet type|dining style|venue concept > % restaurant venue outlet > casual dining|fast casual|cafe|fine dining|bistro|bar|family|quick service|pub|brasserie|food truck|steakhouse|pizzeria
area|area label|dining area|area name|seating area|table area|room|section|seating section|zone|floor section|location|seating zone|area type|=name > dining_area dining_table seating table_area floor_plan restaurant_table > Main Dining Room|Terrace|Bar|Patio|Garden|Private Room|Window|Rooftop|Lounge|Booth|Mezzanine|Balcony
seating preference|table preference|preferred seating|seat preference|seating type > % reservation > window|booth|outdoor|bar|quiet corner|no preference|high table
table status|table state|=status|=state > dining_table restaurant_table seating table > available|occupied|reserved|dirty|seated|being cleaned|out of service
shape|table shape > dining_table restaurant_table table > round|square|rectangular|booth|oval|high top
storage zone|storage area|storage location|storage type|storage place > % ingredient > dry storage|walk-in cooler|freezer|pantry|refrigerator|wine cellar|bar|prep fridge
serving period|meal period|daypart|service period|sitting|menu type|meal|served at|day part|meal type|service time > % menu menu_section > lunch|dinner|breakfast|brunch|all day|late night|happy hour
station|kitchen station|prep station|cooking station|prep area|kitchen section|line station|production station|routing station > % dish menu > grill|fry|sauté|cold|pastry|bar|pizza|salad|pantry|prep|expo
spice level|spiciness|heat level|spicy level|heat > * > mild|medium|none|hot|extra hot
allergen|allergens|allergen info|contains|allergen warning|allergen name|allergen type > % dish menu ingredient recipe product food > none|gluten|milk|eggs|nuts|soy|fish|shellfish|sesame|celery|mustard|peanuts|wheat
dietary need|dietary needs|dietary requirement|dietary requirements|dietary restriction|dietary restrictions|special diet|dietary preference|dietary|diet|dietary tag|dietary label > * > none|vegetarian|vegan|gluten-free|dairy-free|halal|nut allergy|kosher|pescatarian|lactose-free|shellfish allergy
order mode|order type|service type|dining option|fulfillment type|order channel type|service mode|dining mode|service method|=mode > % order sales_check check restaurant > dine-in|takeaway|delivery|pickup|drive-through|bar|catering
course|course name|course type|course number|dish course|fire course > % check_line order_line order_item dish menu > starter|main course|dessert|side|drink|soup|salad|appetizer
tender|tender type|payment tender > % > @payment_method
modifier|modification|special request|item modifier|customization|modifier name|option|preparation request|kitchen note|cooking instruction|item note > check_line order_line order_item order_modifier item_modifier line_modifier guest_check > no onions|extra cheese|well done|dressing on the side|gluten-free bun|medium rare|no ice|extra sauce|no nuts|medium|sauce on the side|add bacon|no mayo|half portion|extra spicy|oat milk
line state|line status|item status|item state|kitchen status|cooking status|preparation status|=status|=state|prep status > check_line order_line order_item kitchen_ticket order_ticket > served|ordered|preparing|ready|sent|voided|cancelled
void reason|comp reason|discount reason|cancellation reason > % check > wrong order|kitchen error|changed mind|customer complaint|out of stock|long wait|entered in error|duplicate|wrong item|quality issue|guest left
booking channel|reservation source|reservation channel|booked via|booking source|booking method|reservation method > * > phone|website|mobile app|walk-in|e-mail|partner site|in person|social media
reservation status|reservation state|booking status|booking state > * > confirmed|seated|completed|cancelled|no-show|pending|waitlisted
job role|role|position|staff role|job title|job|=role > server waiter staff crew shift employee kitchen_staff > Server|Bartender|Host|Line Cook|Manager|Sous Chef|Busser|Barista|Head Chef|Dishwasher|Runner|Prep Cook|Sommelier|Pastry Chef
cooking method|preparation method|preparation|cook style|cooking style|prep method > * > grilled|fried|baked|roasted|steamed|boiled|sautéed|raw|braised|smoked
wine type|wine style|drink type|beverage type|drink category > % wine drink beverage menu > red|white|sparkling|rosé|beer|cocktail|soft drink|coffee|tea|spirits
tip type|tip method|service charge type > * > card|cash|included|pooled
complaint type|complaint reason|feedback category|feedback type|complaint category > % guest > slow service|cold food|wrong order|noise|cleanliness|overcharged|staff attitude|portion size
seating request|guest request|table request|special requests|guest notes|special wish|reservation note|booking note > % reservation > Window table please|High chair needed|Celebrating a birthday|Quiet table if possible|Wheelchair access needed|Outside if weather permits|Allergic to nuts|Near the bar|Bringing a stroller|Surprise dessert for anniversary|Booth preferred|Vegetarian guest in the party
plating note|plating|presentation|garnish|plating instruction|serving suggestion|served with|accompaniment > % dish recipe menu > Garnish with fresh parsley|Serve on a warm plate|Sauce on the side|Top with microgreens|Finish with olive oil|Dust with powdered sugar|Serve with lemon wedge|Slice and fan on the plate|Drizzle with balsamic|Serve in a cast iron pan
event type|catering type|function type|occasion type > % catering > wedding|corporate event|birthday|private dinner|conference|anniversary|holiday party
purchase unit|stock unit|recipe unit|unit of purchase|order unit > ingredient recipe > kg|g|l|ml|piece|case|bottle|can|bag|box
waste reason|spoilage reason|waste type > % > expired|overproduction|spoiled|dropped|burnt|returned by guest|wrong preparation
liquor licence|liquor license|licence number|license number|permit number|food license|health permit > % restaurant venue > ~LIC-[0-9]{6}
hygiene grade|health grade|inspection grade|sanitation grade|hygiene rating|food safety grade > * > A|B|C
`),
  ...tradeRules('fashion', `
garment type|garment|item type|product type|clothing type|apparel type|style category|=category|=type|category > % garment style clothing apparel > dress|shirt|trousers|jacket|skirt|coat|sweater|blouse|jeans|T-shirt|suit|blazer|cardigan|shorts
fabric|fabric type|material|fabric composition|composition|textile|shell fabric|fabric name > % garment style fabric > cotton|polyester|wool|linen|silk|denim|viscose|cashmere|leather|nylon|jersey|elastane blend
fit|fit type|silhouette|cut > % garment style > regular|slim|relaxed|oversized|tailored|loose|skinny
season|season name|collection season > % collection style season_line > Spring/Summer|Fall/Winter|Resort|Pre-Fall|Holiday
collection|collection name|line name|=name > collection season_line fashion_line > Autumn Light|Coastal Walk|Urban Heritage|Midnight Garden|Pure Linen|Nordic Winter|Desert Bloom|City Tailoring|Summer Escape|Velvet Evening|Denim Stories|Essential Whites
size|size label|size code|size name > % garment size_run variant > M|L|S|XL|XS|XXL
size system|size scale|size type|size standard > * > EU|US|UK|alpha|numeric
sample stage|sample type|sample status|development stage|fit stage > % sample > proto|fit sample|salesman sample|pre-production|size set|approved
neckline|neck type|collar|collar type > * > crew neck|V-neck|turtleneck|button-down|boat neck|hooded
sleeve|sleeve length|sleeve type > * > short|long|sleeveless|three-quarter
print type|pattern|pattern type|print > % garment style fabric > solid|striped|floral|checked|polka dot|printed|herringbone
closure|closure type|fastening > * > zip|button|hook and eye|drawstring|snap|none
care instruction|care label|washing instruction|care|wash care > * > Machine wash cold|Hand wash only|Dry clean only|Machine wash 30°C|Do not tumble dry|Iron on low heat
trim type|trim|component type > % trim > button|zipper|label|lace|elastic|lining|thread
gender|target gender|department|target group > % style garment product > women|men|unisex|kids|girls|boys
`),
  ...tradeRules('auction', `
lot status|=status|sale status|lot result|sale result|outcome > lot auction_lot > sold|unsold|withdrawn|passed|pending|reserved
=name|title|lot title|lot name|item title|object name|item name > lot auction_lot antique consignment_item > Victorian Mahogany Desk|Silver Tea Set|Oil Painting, Harbor Scene|Persian Rug|Art Deco Table Lamp|Gold Pocket Watch|Meissen Porcelain Figurine|Georgian Chest of Drawers|Bronze Sculpture of a Horse|Chinese Blue and White Vase|Set of Six Dining Chairs|Diamond Brooch|Signed First Edition|Longcase Clock|Pair of Brass Candlesticks|Watercolor Landscape
department|category|lot category|sale category|specialist area|object type|item category|collecting category > % lot auction antique > Furniture|Paintings|Jewelry|Silver|Ceramics|Watches|Books & Manuscripts|Asian Art|Rugs & Textiles|Wine|Coins|Sculpture|Glass
auction type|sale type|bidding type|type of sale|sale format > % auction sale > live|online|timed|sealed bid|charity|estate sale
bid type|bid method|bidding method|bid channel|bid source|=type > bid absentee_bid > online|in room|telephone|absentee|proxy
period|era|style period|style > % lot antique > Victorian|Georgian|Art Deco|Edwardian|Art Nouveau|Regency|Mid-Century|Louis XVI|19th century
condition|condition grade|condition report|state > % lot antique > good|very good|fair|restored|minor wear|excellent|as found
provenance|origin of lot|source > % lot antique > Private collection|By descent in the family|Acquired at auction|Estate of a collector|Gallery purchase|Museum deaccession
bidder status|bidder type|buyer type|client type > % bidder buyer > private|dealer|museum|agent|new|verified
attribution|artist attribution > % lot artwork > signed|attributed to|circle of|school of|after|workshop of
material|medium > % lot antique > silver|porcelain|oak|mahogany|bronze|gold|glass|marble|oil on canvas|ivory-colored ceramic
reserve status|reserve type > * > met|not met|no reserve
`),
];
