import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const GENERAL: readonly Vocabulary[] = [
  entries('weekday', 'a weekday', 'name short', `
Monday|Mon
Tuesday|Tue
Wednesday|Wed
Thursday|Thu
Friday|Fri
Saturday|Sat
Sunday|Sun`, { shares: 'even' }),
  entries('month', 'a month', 'name short', `
January|Jan
February|Feb
March|Mar
April|Apr
May|May
June|Jun
July|Jul
August|Aug
September|Sep
October|Oct
November|Nov
December|Dec`, { shares: 'even' }),
  terms('season', 'a season', 'spring|summer|autumn|winter', 'even'),
  terms('quarter', 'a quarter', 'Q1|Q2|Q3|Q4', 'even'),
  terms('day_part', 'a part of the day', 'morning|afternoon|evening|night', [38, 36, 20, 6]),
  terms('compass', 'a direction', 'north|south|east|west|northeast|southeast|southwest|northwest', 'even'),
  terms('continent', 'a continent', 'Europe|Asia|North America|Africa|South America|Oceania|Antarctica', [30, 28, 18, 12, 8, 3.5, 0.5]),
  terms('world_region', 'a region of the world', 'Western Europe|North America|East Asia|Southern Europe|Northern Europe|Latin America|South Asia|Eastern Europe|Middle East|Southeast Asia|Africa|Oceania'),
  terms('sales_region', 'a sales region', 'EMEA|North America|APAC|LATAM|DACH|Nordics|Benelux|UK & Ireland|Southern Europe|Central Europe', 'even'),
  terms('relationship', 'a relationship', 'spouse|parent|child|sibling|partner|friend|mother|father|guardian|grandparent|colleague|neighbor'),
  terms('marital_status', 'a marital status', 'married|single|divorced|widowed|separated', [46, 38, 10, 4, 2]),
  entries('language', 'a language', 'code name native', `
en|English|English
de|German|Deutsch
fr|French|Français
es|Spanish|Español
it|Italian|Italiano
pt|Portuguese|Português
nl|Dutch|Nederlands
pl|Polish|Polski
ja|Japanese|日本語
zh|Chinese|中文
ru|Russian|Русский
tr|Turkish|Türkçe
ar|Arabic|العربية
sv|Swedish|Svenska
da|Danish|Dansk
fi|Finnish|Suomi
no|Norwegian|Norsk
cs|Czech|Čeština
hu|Hungarian|Magyar
el|Greek|Ελληνικά
ko|Korean|한국어
hi|Hindi|हिन्दी
uk|Ukrainian|Українська
ro|Romanian|Română
he|Hebrew|עברית
vi|Vietnamese|Tiếng Việt
th|Thai|ไทย
id|Indonesian|Bahasa Indonesia`, { beyond: { code: '[a-z]{2}' } }),
  terms('script', 'a script', 'Latin|Cyrillic|Arabic|Han|Greek|Devanagari|Hebrew|Hangul|Thai'),
  terms('language_level', 'a level of a language', 'B1|B2|A2|C1|A1|C2|native', 'falling'),
  terms('nationality', 'a nationality', 'American|German|British|French|Spanish|Italian|Canadian|Dutch|Polish|Brazilian|Indian|Mexican|Swiss|Austrian|Portuguese|Swedish|Turkish|Japanese|Australian|Irish|Belgian|Danish|Ukrainian|Romanian|Chinese'),
  entries('industry', 'an industry', 'name code', `
Software|62.01
Retail|47.11
Manufacturing|28.99
Construction|41.20
Financial services|64.19
Health care|86.10
Logistics|52.29
Education|85.59
Hospitality|55.10
Real estate|68.20
Consulting|70.22
Food production|10.89
Energy|35.11
Media|58.14
Telecommunications|61.10
Automotive|29.10
Agriculture|01.11
Pharmaceuticals|21.20
Insurance|65.12
Public administration|84.11
Textiles|13.92
Chemicals|20.59
Nonprofit|94.99
Legal services|69.10`),
  terms('social_network', 'a network', 'LinkedIn|Facebook|Instagram|X|YouTube|TikTok|GitHub|Mastodon|Pinterest|WhatsApp'),
  terms('holiday', 'a holiday', "New Year's Day|Easter Monday|Labor Day|Christmas Day|Good Friday|Independence Day|Thanksgiving Day|Boxing Day|Memorial Day|Epiphany|All Saints' Day|Whit Monday", 'even'),
  terms('weather', 'the weather', 'sunny|cloudy|rain|partly cloudy|overcast|light rain|windy|fog|snow|thunderstorm|clear', [22, 18, 14, 14, 9, 7, 5, 4, 3, 2, 2]),
  terms('event_kind', 'a kind of event', 'conference|workshop|meetup|webinar|concert|training|exhibition|seminar|festival|networking'),
  terms('event_name', 'an event', 'Annual General Meeting|Spring Conference|Summer Festival|Product Launch|Charity Gala|Developer Meetup|Open Day|Trade Fair|Jazz Night|Leadership Workshop|Book Fair|Food Market|Winter Concert|Career Day|City Marathon|Design Week|Startup Pitch Night|Christmas Market|Photography Exhibition|Science Fair', 'even'),
  terms('meeting_room', 'a room', 'Berlin|Paris|Boardroom|Meeting Room 1|Meeting Room 2|Library|Auditorium|Tokyo|Focus Room|Training Room|Studio|London|Conference Room A|Conference Room B|Lounge|Lecture Hall', 'even'),
  terms('building', 'a building', 'Main Building|Building A|Building B|North Wing|South Wing|Annex|Tower|East Wing|Headquarters|Innovation Center|Workshop|Town Hall|Block C|West Wing', 'even'),
  terms('zone', 'a zone', 'Zone A|Zone B|Zone C|Zone 1|Zone 2|North|South|East|West|Center', 'even'),
  terms('floor', 'a floor', '1|2|Ground floor|3|4|5|Basement|6|Top floor'),
  terms('team', 'a team', 'Platform|Growth|Customer Success|Data|Mobile|Infrastructure|Payments|Design|Security|Marketing|Sales North|Sales South|Research|Operations|Support Tier 1|Support Tier 2|Quality|Integrations|Onboarding|Web', 'even'),
  terms('group', 'a group', 'Administrators|Editors|Sales|Marketing|Finance|Support|Developers|Managers|External partners|Interns|Operations|Human Resources|Beta testers|Newsletter subscribers|Volunteers|Board members', 'even'),
  terms('project', 'a project', 'Website Relaunch|Mobile App|Data Migration|Office Move|CRM Rollout|Warehouse Automation|Brand Refresh|Customer Portal|Cost Reduction|Cloud Migration|Product Catalog|Payment Gateway|Employee Onboarding|Quality Initiative|Market Study|Security Audit|Energy Efficiency|Annual Report|Supplier Review|Training Program|Chatbot Pilot|Invoice Automation', 'even'),
  terms('task', 'a task', 'Prepare quarterly report|Review contract|Update documentation|Call customer back|Fix login error|Send invoice|Schedule interview|Order office supplies|Test new release|Write meeting notes|Check inventory|Approve vacation request|Plan workshop|Renew license|Translate website|Clean up data|Set up new laptop|Collect feedback|Create presentation|Book travel|Migrate database|Design landing page', 'even'),
  terms('milestone', 'a milestone', 'Kick-off|Requirements signed off|Design approved|Prototype ready|Beta release|Go-live|Acceptance test|Final report|Pilot completed|Contract signed', 'even'),
  terms('document_title', 'a title of a document', 'Annual Report|Employment Contract|Meeting Minutes|User Manual|Project Plan|Invoice|Safety Instructions|Quality Handbook|Price List|Terms and Conditions|Privacy Policy|Technical Specification|Test Report|Training Material|Audit Report|Purchase Agreement|Non-Disclosure Agreement|Budget Proposal|Inspection Protocol|Onboarding Checklist', 'even'),
  terms('document_type', 'a kind of document', 'invoice|contract|report|passport|receipt|letter|certificate|identity card|form|manual|statement|photo|offer|delivery note', 'falling'),
  terms('report', 'a report', 'Monthly Sales|Inventory Overview|Customer Churn|Revenue by Region|Open Invoices|Website Traffic|Employee Turnover|Support Tickets|Budget vs Actual|Top Products|Cash Flow|Order Backlog|Supplier Performance|Energy Consumption|Quality Metrics', 'even'),
  terms('topic', 'a topic', 'Technology|Health|Travel|Finance|Education|Sports|Food|Culture|Environment|Science|Fashion|Politics|Music|Business|Family|Photography|Gardening|Books|Design|History', 'even'),
  terms('hobby', 'an interest', 'Hiking|Cooking|Reading|Photography|Cycling|Gardening|Music|Football|Yoga|Painting|Travel|Chess|Running|Board games|Swimming|Movies|Dancing|Climbing'),
  terms('service_item', 'a service', 'Consulting|Installation|Maintenance|Training|Repair|Delivery|Cleaning|Support|Hosting|Design|Inspection|Translation|Assembly|Painting|Gardening|Catering|Data backup|Security check', 'even'),
  terms('equipment', 'equipment', 'Laptop|Projector|Forklift|Printer|Monitor|Drill|Camera|Server|Generator|Air compressor|Office chair|Phone|Pump|Scanner|Conveyor belt|Welding machine|Router|Ladder|Microscope|Tablet', 'even'),
  terms('equipment_condition', 'a condition', 'good|very good|new|fair|needs repair|out of service', [42, 22, 14, 14, 5, 3]),
  terms('shape', 'a shape', 'round|square|rectangular|oval|triangular|hexagonal'),
  terms('rating_word', 'a rating', 'good|very good|excellent|average|poor', [36, 28, 20, 11, 5]),
  terms('yes_no', 'yes or no', 'no|yes', [58, 42]),
  terms('level_word', 'a level', 'medium|low|high|very high|very low', [40, 28, 22, 6, 4]),
  terms('name_suffix', 'a suffix of a name', 'Jr.|Sr.|II|III|IV', [56, 22, 12, 8, 2]),
  terms('notification_title', 'a notification', 'New message|Payment received|Your order has shipped|Password changed|Reminder: appointment tomorrow|Invoice available|New login detected|Subscription renewed|Task assigned to you|Comment on your post|Report is ready|Storage almost full|Welcome aboard|Delivery today|Your trial ends soon', 'even'),
  terms('contact_reason', 'a reason to get in touch', 'question|complaint|order|support|feedback|appointment|cancellation|information request'),
  terms('eye_color', 'a color of eyes', 'brown|blue|green|hazel|gray', [52, 24, 12, 8, 4]),
  terms('hair_color', 'a color of hair', 'brown|black|blond|gray|red|white', [42, 24, 20, 8, 4, 2]),
  terms('survey_question', 'a question', 'How satisfied are you with our service?|Would you recommend us to a friend?|How did you hear about us?|What could we do better?|How easy was it to place your order?|Which features do you use most?|How often do you visit our store?|Was your problem solved?|How do you rate the quality?|Which channel do you prefer?|How long have you been a customer?|What is the main reason for your rating?', 'even'),
  terms('survey', 'a survey', 'Customer Satisfaction 2025|Employee Engagement|Product Feedback|Event Evaluation|Website Usability|Onboarding Survey|Exit Interview|Market Research|Course Evaluation|Patient Experience', 'even'),
  terms('alert', 'an alarm', 'High temperature|Low battery|Connection lost|Disk almost full|Door open|Smoke detected|Pressure out of range|Motion detected|Power failure|High CPU load|Sensor fault|Threshold exceeded', 'even'),
];
