import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Media, publishing, music, film, marketing, customer relations, charities, churches, social networks. */
export const cultureRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('media', `
program type|show type|programme type|=type|format|program format|broadcast type > show program episode broadcast content video podcast % > news|documentary|series|talk show|sports|entertainment|interview|live|feature|magazine
=name|=title|show title|program title|show name|program name > show program broadcast tv_show radio_show podcast series % > Morning Report|The Long View|Kitchen Stories|Late Night Live|Planet Today|The Evening Debate|Behind the Scenes|Weekend Sports|Science Hour|City Lights|Money Matters|Hidden Histories|The Green Room
article type|story type|content format|piece type > article story content % > news|opinion|feature|interview|analysis|review|editorial|photo essay|live blog
desk|news desk|section|news section|department|category|topic area > article story journalist editor newsroom % > Politics|Business|Sports|Culture|Technology|World|Local|Science|Health|Lifestyle|Opinion
editorial status|workflow status|article status|publication status|story status > * > draft|in review|published|scheduled|archived|rejected|copy editing
subscription type|subscription plan|plan|access type > subscriber subscription reader > digital|print|print and digital|student|trial|weekend|corporate
content rating|age rating|parental rating|rating > show program video film episode > PG|TV-14|all ages|PG-13|TV-MA|TV-G
slot type|daypart|time slot|broadcast slot|schedule slot > schedule_slot broadcast advert_slot % > prime time|morning|daytime|late night|early evening|overnight
license type|rights type|usage rights|rights > content photo video image footage asset % > exclusive|royalty-free|rights-managed|creative commons|editorial use
source|news source|source type|wire > article story % > Reuters|AP|staff|freelance|AFP|press release|reader tip
ad type|ad format|spot type > advert_slot % > pre-roll|banner|spot|sponsorship|host-read|mid-roll
resolution|video quality|video resolution|quality > video stream encoding asset > 1080p|720p|4K|480p
distribution channel|platform|distribution platform|publishing channel > episode video podcast content % > website|YouTube|Spotify|Apple Podcasts|app|newsletter|TV|radio
correction type|error type > article correction % > factual|spelling|attribution|headline|photo caption
`),
  ...tradeRules('publishing', `
format|book format|edition format|binding|product form|edition type|publication format > edition book title_format print_run % > hardcover|paperback|e-book|audiobook|large print|special edition|mass market
genre|book genre|category|subject area|subject|bisac category|list category > book title manuscript author imprint % > Fiction|Mystery|Biography|History|Science Fiction|Romance|Children's|Self-Help|Thriller|Poetry|Cookbook|Travel|Fantasy
manuscript status|stage|production stage|editorial stage|workflow stage|=status > manuscript title book_project proof % > submitted|under review|accepted|in editing|typesetting|proofreading|published|rejected
contributor role|contribution type|role|contributor type > contributor book_author title_contributor book_contributor % > author|editor|translator|illustrator|foreword|photographer|narrator
rights type|right type|territory rights|license type|subsidiary right|right > contract rights subsidiary_right license % > translation|film|audio|paperback|serial|world English|book club|digital
territory|rights territory|sales territory|market > rights contract royalty % > World|North America|UK & Commonwealth|Europe|World English|Latin America|Asia
imprint|imprint name|=name|list name > imprint book_list % > Harbor Press|Blue Lantern|Nightingale Books|Oak Tree Classics|Paper Boat|Northlight|Stone Bridge|Little Owl
royalty type|royalty basis|payment basis|advance type|payment type > royalty contract advance % > net receipts|list price|advance|flat fee|escalating
review type|report recommendation|reader recommendation|recommendation|decision > reader_report submission manuscript % > accept|reject|revise and resubmit|minor revisions|major revisions
print method|printing method|printing|print type > print_run print_order % > offset|digital|print on demand
paper type|paper|paper stock > * > uncoated|coated|cream|recycled|gloss
sales outlet|sales channel|outlet type > % > bookstores|online|direct|library|export|wholesale
`),
  ...tradeRules('music', `
release type|album type|record type|=type|release format|format > album release record_release % > album|single|EP|compilation|live|remix|soundtrack
genre|music genre|style|music style > artist album track band song playlist % > Rock|Pop|Jazz|Hip-Hop|Electronic|Classical|Country|R&B|Folk|Metal|Indie|Blues|Reggae|Soul
instrument|primary instrument|instrument name|instrument played > musician band_member performer artist % > guitar|vocals|drums|bass|piano|violin|saxophone|trumpet|keyboard|cello
role|credit role|contribution|member role|artist role|contributor role > credit recording_credit track_artist band_member album_credit % > vocals|producer|songwriter|guitar|drums|bass|mixing engineer|featured artist|composer|mastering engineer
media format|medium|carrier|physical format > release album record_release % > CD|vinyl|digital|cassette|streaming
key|musical key|song key > * > C major|A minor|G major|E minor|D major|F major|B minor|E flat major
mood|mood tag > track song playlist % > energetic|calm|happy|sad|romantic|dark|uplifting|chill
=name|playlist name|=title|playlist title > playlist > Morning Coffee|Road Trip|Workout Mix|Deep Focus|Summer Vibes|Rainy Day|Party Hits|Sunday Chill|Indie Discoveries|Throwback Classics|Late Night Jazz|Dinner Music
royalty type|revenue type|income type|usage type|right type > royalty % > mechanical|performance|streaming|synchronization|download|print
contract type|deal type > contract artist_contract % > exclusive recording|distribution|licensing|publishing|management
store|platform|service|dsp|streaming service > stream royalty sales_report % > Spotify|Apple Music|YouTube Music|Amazon Music|Deezer|Tidal|Bandcamp
`),
  ...tradeRules('film', `
genre|film genre|movie genre > film movie script > Drama|Comedy|Thriller|Action|Horror|Romance|Documentary|Science Fiction|Animation|Fantasy|Crime|Adventure
crew role|role|job|position|department role|crew position|job title > crew crew_member production_crew % > Director|Producer|Cinematographer|Editor|Sound Mixer|Gaffer|Costume Designer|Make-up Artist|Script Supervisor|Production Designer|Grip|Casting Director
department|crew department > crew crew_member > Camera|Sound|Art|Costume|Lighting|Production|Editing|Make-up|Grip|Visual Effects|Locations|Stunts
role type|cast type|part type|billing|role size > cast casting role % > lead|supporting|extra|cameo|guest star|voice
shot type|shot size|shot|framing > take shot scene camera_shot > close-up|wide|medium|over the shoulder|tracking|establishing|aerial
scene type|setting|int ext|interior exterior|location type > scene > interior|exterior
time of day|day night|scene time > scene shoot > day|night|dawn|dusk
rating|certificate|age rating|classification|film rating > film movie screening > PG-13|PG|R|G|NC-17|12A|15|18
screening format|projection|format|projection format|presentation > screening showtime auditorium > 2D|3D|IMAX|4DX|35 mm|Dolby Cinema
production status|production stage|project status|production phase > production film project % > development|pre-production|shooting|post-production|released|in turnaround
festival|festival name|film festival|award name|award body > * > Cannes|Berlinale|Sundance|Venice|Toronto|Tribeca|Locarno|Rotterdam
award category|award|nomination category > award nomination film % > Best Picture|Best Director|Best Actress|Best Actor|Best Screenplay|Best Cinematography|Best Score|Best Editing
character|character name|role name > cast casting actor_role > Anna|Detective Moore|Dr. Lang|Sam|The Stranger|Mrs. Hale|Young Peter|Captain Reyes|Nurse Kelly|Old Man|Maria|Inspector Webb|Bartender
`),
  ...tradeRules('marketing', `
=name|campaign name|campaign title|=title|campaign|campaign label|appeal name|promotion name > campaign ad_campaign marketing_campaign email_campaign appeal promo % > Spring Sale|Back to School|Summer Launch|Holiday Gift Guide|Welcome Series|Black Friday|Win-Back|Brand Awareness Q1|New Product Launch|Loyalty Week|Refer a Friend|Year-End Giving|Black Friday Retargeting|Webinar Invite|Autumn Collection|Customer Appreciation
campaign type|campaign kind|=type|marketing type|type of campaign > campaign ad_campaign marketing_campaign email_campaign % > e-mail|social media|search|display|event|direct mail|content|video|affiliate
campaign objective|objective|goal type|campaign goal|marketing objective > campaign ad_campaign ad_group % > brand awareness|lead generation|conversions|traffic|app installs|engagement|retention|sales
medium|marketing medium|media channel|marketing channel|media type|communication medium|channel|media|ad channel > campaign appeal ad_campaign placement spend media_plan promotion % > e-mail|social media|direct mail|search|display|TV|radio|print|phone|SMS|outdoor|web|podcast
audience|audience segment|target audience|segment|target segment|target group|segment name|audience name|=name|target market > appeal audience segment ad_group ad_set mailing % > new customers|existing customers|lapsed customers|high value|newsletter subscribers|young professionals|families|students|retirees|website visitors|cart abandoners|loyal customers
ad format|creative type|ad type|creative format|asset type|=type|=format > ad creative ad_creative banner > banner|video|carousel|text|native|story|display|interactive
ad platform|platform|network|ad network|publisher network > ad ad_campaign campaign ad_group placement spend % > Google Ads|Facebook|Instagram|LinkedIn|YouTube|TikTok|Bing|X|Pinterest
placement|ad placement|position|placement type > ad placement impression creative % > news feed|search results|sidebar|story|homepage|video pre-roll|in-app|footer
bid strategy|bidding strategy|buying type|pricing model|bidding model > * > CPC|CPM|CPA|target ROAS|maximize clicks|flat rate
match type|keyword match|keyword type > keyword search_keyword ad_keyword > broad|phrase|exact|negative
call to action|cta|cta text|button text|cta label > * > Learn more|Shop now|Sign up|Get started|Download|Book now|Contact us|Try for free|Donate now
headline|ad headline|ad title|headline text > ad creative ad_creative > Save 20% this week|New arrivals are here|Free shipping on all orders|Discover our spring range|Try it free for 30 days|Your next adventure starts here|Limited offer: ends Sunday|Join thousands of happy customers|Made for every day|Upgrade your home today
influencer tier|influencer type|creator tier > * > micro|nano|macro|mega
content type|content format|asset type > content_piece content asset % > blog post|video|infographic|white paper|case study|podcast|e-book|webinar
lead source|source|acquisition channel|traffic source|acquisition source|how heard|heard about us|referral source > lead conversion visitor customer contact subscriber signup % > organic search|referral|paid search|social media|e-mail|direct|event|partner|trade show
funnel stage|buyer stage|lifecycle stage|journey stage > lead contact audience content % > awareness|consideration|decision|customer|lead|marketing qualified lead|sales qualified lead|retention
unsubscribe reason|opt out reason > * > too many e-mails|not relevant|never signed up|no longer interested|spam
bounce type|email status|delivery result > % > hard|soft|none|blocked
theme|campaign theme|motto|tagline > campaign event appeal > Hope for Every Child|Together We Can|A Brighter Future|Made for You|Small Steps, Big Change|Back to Nature|Growing Together|Your City, Your Story|Fresh Start|Winter Warmth
campaign phase|campaign stage|phase > campaign fundraising capital_campaign > planning|launch|active|completed|kickoff|closed|draft|evaluation
device|device type|device category > impression click visit session conversion > mobile|desktop|tablet
`),
  ...tradeRules('crm', `
activity type|interaction type|contact type|engagement type|touchpoint|touchpoint type|=type > activity interaction contact_activity touchpoint sales_activity communication % > call|e-mail|meeting|demo|follow-up|visit|video call|lunch|note
contact method|preferred channel|preferred contact|contact channel|communication channel|preferred contact method|communication preference|contact preference|preferred communication|preferred method|channel of contact > * > email|phone|mail|SMS|in person
outcome|activity outcome|call outcome|interaction outcome|call result|contact outcome|result|disposition|call disposition|meeting outcome > activity interaction contact_activity call sales_activity touchpoint visit communication % > interested|no answer|left message|follow-up scheduled|not interested|call back|meeting scheduled|completed|wrong number|left voicemail
next step|next action|follow up action|next activity|follow up > * > Send proposal|Schedule follow-up call|Send thank-you letter|Arrange a meeting|Wait for reply|Prepare contract|Call back next week|Invite to event|Share brochure|Confirm the date|Send reminder|Check references
lead status|lead stage|prospect status|=status > lead prospect > new|contacted|qualified|unqualified|converted|nurturing|lost
lead rating|lead temperature|temperature|rating|prospect rating|interest level|buying intent > lead prospect opportunity account > warm|hot|cold
deal stage|sales stage|opportunity stage|pipeline stage|stage|=stage > opportunity deal pipeline % > prospecting|qualification|proposal|negotiation|closed won|closed lost|discovery|demo
lost reason|loss reason|reason lost|close reason|reason for loss|closed lost reason > * > price|chose competitor|no budget|no decision|timing|missing features|lost contact|project cancelled
opportunity type|deal type|=type > opportunity deal % > new business|existing business|renewal|upsell|cross-sell
account type|customer type|company type|=type > account company organization crm_account > prospect|customer|partner|competitor|vendor|reseller
industry|account industry|sector|vertical > account lead company customer % > @industry
ticket category|case category|issue category|issue type|inquiry type|case type|request type|contact reason|ticket type|=category|=type > ticket case support_ticket support_case inquiry complaint > billing|technical issue|account access|feature request|shipping|refund|product question|cancellation|complaint|bug
resolution|resolution type|resolution code|close code|closure reason|solution type > ticket case support_ticket complaint > solved|workaround provided|refunded|replaced|duplicate|no response from customer|escalated|not reproducible|training given
escalation level|support level|support tier|tier|queue level > ticket case support_ticket agent queue > tier 1|tier 2|tier 3
escalation reason|reason for escalation > * > SLA breach|customer request|technical complexity|VIP customer|repeated contact|safety
queue|queue name|team|support team|=name|support group > queue ticket support_queue agent support_team % > Billing|Technical Support|Returns|General Inquiries|VIP Support|Onboarding|Complaints|Sales
sla|sla name|service level|sla policy|support plan|=name > sla sla_policy support_plan entitlement % > Standard|Premium|Gold|24x7|Business Hours|Platinum|Basic
sentiment|customer sentiment|mood|tone > * > neutral|positive|negative|frustrated|satisfied
decision role|buying role|contact role|influence|stakeholder type > contact opportunity_contact stakeholder % > decision maker|influencer|user|champion|gatekeeper|economic buyer
call type|call direction|call reason > call call_log % > inbound|outbound|missed|callback
relationship status|account health|health|health score text|churn risk > account customer client > healthy|at risk|good|critical|new
`),
  ...tradeRules('charity', `
gift type|donation type|contribution type|type of gift|gift kind|giving type|donation kind|=type|=kind > gift donation contribution pledge giving % > one-time|recurring|cash|pledge|in-kind|matching|stock|bequest|grant|tribute|memorial|check
gift status|donation status|contribution status|=status > gift donation contribution pledge > received|pledged|acknowledged|pending|processed|refunded|cancelled
constituent type|donor type|supporter type|constituent kind|=type > constituent donor supporter funder > individual|organization|household|foundation|corporation|government|trust|church|school
donor stage|donor status|cultivation stage|moves stage|relationship stage|prospect stage|supporter stage|giving stage|donor level > * > prospect|cultivation|solicitation|stewardship|first-time|recurring|lapsed|identification|major
wealth rating|capacity rating|giving capacity|donor rating|gift capacity|wealth band|capacity range|prospect rating > * > A|B|C|D|E
restriction|restriction type|fund restriction|designation type|restricted status|gift restriction > fund gift donation grant % > unrestricted|temporarily restricted|restricted|permanently restricted|board-designated|purpose restricted|endowment
=name|fund name|designation|fund title|designated fund|gift designation > fund designation endowment > General Fund|Scholarship Fund|Building Fund|Emergency Relief Fund|Children's Program Fund|Endowment Fund|Annual Fund|Medical Research Fund|Youth Sports Fund|Food Bank Fund|Clean Water Fund|Arts and Culture Fund|Disaster Response Fund|Memorial Fund|Green Future Fund
purpose|fund purpose|use of fund|intended use|gift purpose > fund gift donation grant designation endowment > Supports scholarships for local students|Meals for families in need|Renovation of the community center|Emergency aid after natural disasters|Research into childhood diseases|Operating costs of the youth club|Clean water projects in rural areas|Musical instruments for schools|Shelter for homeless people|Unrestricted support of our work
program area|focus area|cause|program|mission area|cause area|program name|funding area|impact area|grant area > grant fund program volunteer campaign gift_designation % > education|health|environment|arts and culture|youth development|housing|food security|community development|animal welfare|disaster relief|human services|mental health|seniors
category|cause|focus|sector > % charity campaign program project > education|health|environment|animal welfare|arts and culture|youth development|disaster relief|food security|housing|human services
tender type|tender|payment tender > % > @payment_method
recurrence|frequency|donation frequency|giving frequency > % > one-time|monthly|annual|quarterly|weekly
event name|event title|event > % > Spring Gala|Annual Dinner|Charity Run|Summer Festival|Golf Classic|Silent Auction|Winter Concert|Open House|Benefit Concert|Community Picnic|Autumn Ball|Awards Night|Family Fun Day|Volunteer Appreciation Evening
=name|=title > campaign appeal fundraiser > Hope for Every Child|Back to School|Winter Warmth|Together We Can|Clean Water Now|Year-End Giving|Meals for Families|A Roof for Everyone|Books for All|Save the River|Spring Appeal|Emergency Relief|Giving Tuesday|Play It Forward|Build the Future|Warm Homes
tribute|tribute text|dedication|tribute note|in honor of|in memory of|tribute message|dedicated to > gift donation tribute > In memory of a beloved mother|In honor of a 50th birthday|In memory of Grandpa Joe|In honor of our teachers|In memory of a dear friend|In honor of a wedding|With gratitude to the nurses|In memory of Rex, a loyal dog|In honor of the class of 1998|In honor of a retirement
tribute type > * > in memory of|in honor of|none
acknowledgment type|acknowledgement type|acknowledgment status|thank you type|receipt type > * > letter|e-mail|phone call|none|card
volunteer role|role|position|assignment|volunteer position|duty > volunteer volunteer_shift volunteer_assignment % > Event Helper|Driver|Tutor|Food Sorter|Office Support|Mentor|Greeter|Fundraiser|Translator|Kitchen Helper
skill set|skill|skills|skill name|talent|special skills|area of skill > volunteer volunteer_skill % > event planning|teaching|driving|cooking|graphic design|first aid|translation|accounting|photography|fundraising|gardening|web design|childcare|mentoring
availability|available time|available days|preferred time|preferred times|time availability > volunteer tutor carer babysitter helper freelancer > weekends|weekday evenings|mornings|flexible|weekdays|afternoons|saturdays|evenings|on call
background check|background check status|background check result|vetting status|police check|dbs status|screening status > * > cleared|pending|not started|expired|in progress|failed
grant type|grant category|=type > grant grant_application > project|operating support|capital|research|seed|emergency|matching|capacity building
grant title|project title|=title|proposal title|project name > grant grant_application grant_proposal % > After-School Reading Program|Community Garden Expansion|Mobile Health Clinic|Youth Leadership Academy|Senior Meals on Wheels|Safe Housing Initiative|River Cleanup Project|Music for All|Digital Skills for Seniors|Family Support Center|Refugee Language Courses|Food Pantry Renovation
grant decision|decision|grant status|application result|award decision > grant grant_application grant_proposal > awarded|declined|pending|partially funded|under review|withdrawn|deferred
funder|funder name|grantor|grantor name|grantmaker|foundation name|awarding foundation > * > Hartwell Foundation|Community Trust|Northside Family Foundation|Bright Futures Fund|Miller Charitable Trust|State Arts Council|Riverside Community Foundation|Green Horizons Foundation|United Way|Lakeview Endowment|Global Health Partners|Carter Family Trust
beneficiary type|client group|target population|population served > beneficiary program grant % > children|families|seniors|homeless people|refugees|students|people with disabilities|veterans
sponsorship level|giving level|giving society|recognition level|donor club|membership level > donor sponsor gift sponsorship % > Friend|Supporter|Patron|Benefactor|Bronze|Silver|Gold|President's Circle
solicitation type|ask type|appeal type|solicitation method > * > mail|e-mail|phone|event|personal visit|online|peer-to-peer
ticket level|seating level|table type|ticket package > event_registration registration event % > General|VIP|Table Sponsor|Individual|Patron|Gold|Student|Early Bird
write off reason|cancellation reason|reason for write off > pledge > deceased|financial hardship|moved|no response|duplicate|donor request|uncollectible|entered in error
`),
  ...tradeRules('church', `
sacrament|sacrament type|rite|rite type|sacramental record > * > baptism|confirmation|marriage|first communion|funeral|anointing of the sick|ordination
service type|worship type|mass type|=type|type of service|liturgy|service name|=name > service worship mass worship_service church_service > Sunday worship|evening prayer|family service|communion service|youth service|funeral|wedding|Easter vigil|morning mass|prayer meeting
ministry|ministry name|ministry area|group name|small group|=name|department > ministry small_group church_group % > Youth Ministry|Choir|Outreach|Sunday School|Hospitality|Prayer Group|Men's Fellowship|Women's Circle|Worship Team|Missions|Food Pantry
membership status|member status|membership type|member type > parishioner congregant church_member member > member|visitor|regular attender|inactive|transferred|candidate
role|church role|position|office|clergy role|serving role > clergy staff volunteer member ministry_member pastor % > Pastor|Deacon|Elder|Choir Member|Usher|Sunday School Teacher|Organist|Treasurer|Reader|Acolyte|Sexton
offering type|contribution type|giving type|fund|giving category > offering tithe contribution giving donation % > tithe|offering|building fund|missions|special offering|benevolence|Easter offering
sermon series|series|series title|series name > sermon % > Walking in Faith|The Sermon on the Mount|Journey through Advent|Letters to the Church|Psalms of Hope|Fruit of the Spirit|Parables of the Kingdom
scripture|scripture reading|passage|bible passage|reading|scripture reference|bible verse > * > ~(John|Matthew|Luke|Mark|Romans|Psalm|Genesis|Isaiah|Acts) [1-9][0-9]?:[1-9][0-9]?
sermon title|=title|message title|topic > sermon homily % > The Good Shepherd|Hope in Hard Times|Called to Serve|Grace for Every Day|The Lost Son|Light in the Darkness|A Thankful Heart|Faith That Moves|Love Your Neighbor|Be Still
hymn|hymn title|song title|hymn name|=title > hymn worship_song song % > Amazing Grace|How Great Thou Art|Be Thou My Vision|Holy, Holy, Holy|Abide with Me|It Is Well|Great Is Thy Faithfulness|Silent Night|Joyful, Joyful
denomination|denomination name|affiliation|religion|faith|religious affiliation > church congregation parish member person deceased client patient % > Catholic|Methodist|Baptist|Lutheran|Presbyterian|Anglican|Orthodox|non-denominational|Evangelical
parish|parish name|church name|congregation name|=name > parish church congregation % > St. Mary's|Trinity Church|Grace Chapel|St. John's|First Baptist|Holy Cross|St. Paul's|Good Shepherd|Christ Church|St. Michael's|Bethel Chapel
prayer request type|request type|pastoral care type|visit type|care type > pastoral visit prayer prayer_request % > illness|bereavement|thanksgiving|family|hospital visit|guidance|home visit
liturgical season|season|liturgical color|church season > * > Ordinary Time|Advent|Lent|Easter|Christmas|Pentecost|Epiphany
`),
  ...tradeRules('social', `
post type|content type|=type|media type > post story content feed_item % > photo|text|video|link|poll|event|story|reel
reaction|reaction type|like type|=type > reaction post_reaction like % > like|love|laugh|wow|sad|angry
privacy|privacy setting|privacy level|audience|who can see|visibility|post visibility > % > public|friends|private|followers|custom
relationship status|relationship|connection status > profile user member > single|in a relationship|married|engaged|divorced|it's complicated
report reason|flag reason|moderation reason|reason|violation type|removal reason > report flag moderation moderation_action content_report % > spam|harassment|hate speech|nudity|false information|fake account|violence|self-harm|copyright
moderation action|action taken|moderation decision|decision|moderation result > moderation report moderation_action % > removed|warning|no action|account suspended|restricted|banned|escalated
community type|group type|group privacy > group community % > public|private|secret
friend request status|request status|friendship status|connection state|=status > friendship friend_request connection follow > accepted|pending|declined|blocked
notification type|=type > notification > like|comment|follow|mention|message|friend request|share
account type|profile type > profile account user % > personal|creator|business|brand|verified
group name|community name|community|=name > community group page_group % > Book Lovers|Weekend Hikers|Home Cooks|Retro Gamers|Plant Parents|City Cyclists|Photography Circle|Indie Music Fans|Startup Founders|Dog Owners|Board Game Nights|Movie Buffs
hashtag|tag|=name|trending topic > hashtag post_tag % > travel|foodie|fitness|sunset|music|art|photography|nature|style|motivation|coffee|weekend|family|books
`),
  ...tradeRules('dating', `
looking for|seeking|relationship goal|dating intention|dating goal|intention|looking for type|relationship type > * > long-term relationship|casual dating|friendship|something serious|not sure yet|marriage
orientation|sexual orientation|interested in|sexuality|interested gender > * > straight|gay|lesbian|bisexual|asexual|queer|prefer not to say
swipe|swipe direction|swipe type|action|=direction > swipe like % > left|right|super like
smoking|smoking habit|smokes|smoking status > profile member user % > never|socially|regularly|trying to quit
drinking|drinking habit|drinks|alcohol > profile member user % > socially|never|regularly|rarely
body type|physique > profile member % > average|athletic|slim|curvy|muscular
zodiac|star sign|zodiac sign > * > Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces
children|has kids|wants children|kids|family plans > profile member % > no children|has children|wants children|does not want children|open to children
education|education level > profile member % > bachelor's degree|high school|master's degree|trade school|doctorate|some college
interest|hobby|interest name|=name > interest hobby profile_interest % > hiking|cooking|travel|movies|reading|yoga|photography|live music|board games|running|dancing|painting|gardening
unmatch reason|block reason|report reason|reason > report block unmatch % > inappropriate messages|fake profile|spam|no reply|offensive behavior|not interested|underage
religion|faith > profile member person % > Christian|none|Muslim|Jewish|Hindu|Buddhist|agnostic|spiritual
politics|political view|political views > * > liberal|moderate|conservative|not political
subscription tier|plan|membership type > subscription profile_subscription % > Free|Plus|Gold|Premium
prompt|prompt text|profile question|icebreaker > * > My ideal weekend|The way to my heart is|Two truths and a lie|I geek out on|My most controversial opinion|The best trip I took|A perfect first date
pet preference|pets|has pets > profile member % > none|dog|cat|other
`),
];
