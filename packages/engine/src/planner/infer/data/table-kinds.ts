import { wordTable } from '../../../base/text/word-table.ts';

/** What a table is about, by the nouns of its name (singular). The last noun of the name that is listed here decides. */
export const TABLE_KINDS: Readonly<Record<string, string>> = wordTable({
  person: `person people user member author contact visitor candidate applicant actor artist player coach agent owner manager profile
    reviewer recipient participant attendee admin administrator salesperson seller resident donor volunteer parent child
    beneficiary signer sender assignee creator speaker editor maintainer lead prospect identity citizen voter borrower lender insured
    policyholder claimant heir landlord lessee lessor broker advisor adviser judge lawyer attorney witness defendant plaintiff suspect victim
    referee umpire athlete competitor musician singer composer director producer writer journalist translator researcher scientist
    inspector auditor trustee shareholder investor founder spouse guardian mother father caregiver friend mentor follower individual
    taxpayer householder occupant inmate refugee traveler traveller caller respondent interviewer payee payer debtor creditor mayor
    chairman president secretary treasurer host organizer sponsor brewmaster farmer fisherman hunter vet counsel prosecutor notary bailiff conductor performer
    relative dependent kin dancer photographer designer developer architect consultant analyst scholar nominee delegate chairperson spokesperson foreman caretaker janitor`,
  customer: 'customer client buyer subscriber shopper consumer',
  patient: 'patient inpatient outpatient',
  doctor: 'doctor physician nurse surgeon practitioner clinician dentist veterinarian therapist prescriber pharmacist midwife caseworker',
  student: 'student pupil learner trainee apprentice alumni schoolchild',
  teacher: 'teacher instructor lecturer professor tutor trainer',
  employee: 'employee staff worker technician operator clerk crew driver pilot captain sailor engineer officer principal head cashier waiter chef courier supervisor dispatcher personnel workforce',
  guest: 'guest passenger tenant renter traveller tourist camper',
  company: `company organization vendor supplier manufacturer brand merchant partner business publisher employer agency
    firm shipper carrier institution dealer distributor contractor subcontractor provider association union charity foundation
    consortium corporation ministry authority wholesaler retailer importer exporter studio factory brewery winery`,
  shop: 'shop store outlet boutique supermarket branch',
  hotel: 'hotel hostel resort motel accommodation lodge',
  restaurant: 'restaurant cafe bar canteen bakery kitchen',
  airline: 'airline',
  school: 'school university college faculty kindergarten academy institute',
  hospital: 'hospital clinic practice pharmacy laboratory lab hospice',
  bank: 'bank insurer fund',
  farm: 'farm ranch vineyard orchard',
  club: 'club league federation',
  product: 'product item variant good article merchandise part component material spare commodity',
  category: 'category subcategory collection',
  department: 'department division section',
  country: 'country nation',
  region: 'region state province territory county district prefecture canton',
  city: 'city town municipality village borough',
  address: 'address location place venue site',
  warehouse: 'warehouse depot shelf bin stockroom',
  stop: 'stop station terminal airport port harbor harbour platform pier berth',
  tag: 'tag label keyword topic hashtag skill interest genre',
  file: 'file attachment media document image photo picture upload video blob download archive',
  post: 'post article page blog news newsitem story wiki thread announcement',
  work: 'artwork film movie book album track song playlist show episode series game podcast event conference talk concert exhibition artwork painting novel magazine performance',
  comment: 'comment commentary reply answer reaction note remark',
  message: 'message email mail notification sms conversation chat dmail newsletter letter',
  review: 'review rating feedback testimonial',
  ticket: 'ticket issue bug incident request complaint case support',
  task: 'task todo milestone step subtask assignment workorder',
  order: 'order purchase sale cart basket rental checkout quote requisition',
  booking: 'booking reservation stay',
  invoice: 'invoice bill receipt statement fee charge credit',
  payment: 'payment transaction refund payout transfer settlement deposit withdrawal charge wallet donation remittance disbursement repayment installment',
  shipment: 'shipment delivery shipping parcel package fulfillment dispatch return consignment container waybill freight',
  subscription: 'subscription membership license enrollment',
  contract: 'contract agreement lease tenancy',
  policy: 'policy coverage',
  claim: 'claim damage loss',
  plan: 'plan tier price offer discount coupon promotion voucher campaign tariff',
  event: 'log audit event activity history visit view click impression metric usage analytics',
  job: 'job queue worker run execution build import export migration process backup deployment pipeline webhook',
  session: 'session login token key credential invitation invite verification passkey otp',
  device: 'device sensor machine equipment appliance instrument tool printer router server gateway camera turbine pump generator boiler',
  meter: 'meter',
  reading: 'reading measurement observation telemetry datapoint sampling',
  asset: 'asset fixture',
  team: 'team group squad project workspace channel board folder',
  room: 'room ward classroom suite hall bed cabin office desk locker',
  real_estate: 'apartment house flat building dwelling villa parcel plot land listing condominium townhouse premises estate',
  role: 'role permission privilege right scope',
  language: 'language locale culture',
  currency: 'currency',
  card: 'card creditcard',
  setting: 'setting config option preference parameter flag feature variable attribute property metadata',
  lookup: 'type status method reason level kind unit measure',
  position: 'position occupation profession vacancy designation',
  account: 'account',
  loan: 'loan mortgage borrowing',
  ledger: 'ledger journal posting balance',
  expense: 'expense expenditure reimbursement budget',
  appointment: 'appointment consultation encounter admission examination meeting interview hearing',
  diagnosis: 'diagnosis condition allergy symptom disease illness finding',
  prescription: 'prescription medication drug medicine dose dosage vaccine',
  treatment: 'treatment procedure therapy surgery vaccination immunization referral',
  course: 'course class lesson lecture seminar module curriculum program programme training workshop',
  grade: 'grade mark score exam assessment evaluation test quiz gradebook transcript',
  vehicle: 'vehicle car truck van bus motorcycle trailer tractor fleet train tram wagon bicycle scooter',
  vessel: 'vessel ship boat barge ferry yacht',
  aircraft: 'aircraft plane helicopter drone',
  flight: 'flight leg sailing voyage departure connection',
  trip: 'trip journey ride tour itinerary excursion',
  route: 'route line corridor trail',
  seat: 'seat ticketing boarding',
  tender: 'tender bid auction lot procurement',
  permit: 'permit certificate authorization approval registration licence',
  species: 'species taxon breed animal plant cultivar crop livestock herd pet tree',
  sample: 'sample specimen aliquot',
  experiment: 'experiment trial study assay',
  match: 'match fixture race tournament competition',
  season: 'season',
  recipe: 'recipe',
  ingredient: 'ingredient nutrient',
  menu: 'menu dish meal beverage',
  lending: 'lending circulation',
  shift: 'shift roster timesheet attendance schedule',
  absence: 'absence leave vacation holiday',
  payroll: 'payroll payslip salary wage',
  maintenance: 'maintenance repair overhaul servicing',
  inspection: 'inspection check survey calibration defect',
  opportunity: 'opportunity deal',
  court: 'court lawsuit verdict',
});

/** A kind that is also another: what holds for persons holds for patients. */
export const KIND_PARENTS: Readonly<Record<string, string>> = wordTable({
  customer: 'person', patient: 'person', doctor: 'person', student: 'person', teacher: 'person', employee: 'person', guest: 'person',
  shop: 'company', hotel: 'company', restaurant: 'company', airline: 'company', school: 'company', hospital: 'company', bank: 'company', farm: 'company', club: 'company',
  warehouse: 'address', stop: 'address', real_estate: 'address', booking: 'order', vessel: 'vehicle', aircraft: 'vehicle', meter: 'device', asset: 'product',
});

/** Pairs of nouns that mean something else than their last one. */
export const COMPOUND_KINDS: Readonly<Record<string, string>> = wordTable({
  'news article': 'post', 'blog article': 'post', 'magazine article': 'post', 'wiki article': 'post', 'expense claim': 'expense', 'expense report': 'expense', 'travel expense': 'expense', 'ticket sale': 'order', 'repair shop': 'company', 'travel agency': 'company', 'service provider': 'company', 'tracking event': 'shipment', 'fire station': 'address', 'grave site': 'address', 'parking space': 'room', 'class teacher': 'teacher', 'driving school': 'school', 'swimming pool': 'room', 'research project': 'experiment',
  'job opening': 'position', 'job posting': 'position', 'job offer': 'position', 'job listing': 'position', 'job vacancy': 'position', 'job advertisement': 'position',
  'email address': 'message', 'mail address': 'message', 'work order': 'task', 'credit card': 'card', 'debit card': 'card', 'media asset': 'file', 'school subject': 'course', 'meter reading': 'reading',
  'bank account': 'account', 'user account': 'person', 'real estate': 'real_estate', 'library loan': 'lending', 'book loan': 'lending', 'clinical note': 'treatment', 'grade book': 'grade', 'report card': 'grade',
  'price list': 'plan', 'medical record': 'treatment', 'vital sign': 'reading', 'lab result': 'reading', 'test result': 'grade', 'lab test': 'treatment', 'bus stop': 'stop', 'license plate': 'vehicle', 'purchase order': 'order',
  'time sheet': 'shift', 'time entry': 'shift', 'birth certificate': 'permit', 'crew member': 'employee', 'team member': 'person', 'staff member': 'employee', 'class room': 'room', 'leave request': 'absence', 'insurance company': 'company',
  'insurance policy': 'policy', 'insurance claim': 'claim', 'order status': 'lookup', 'cost center': 'department', 'health insurance': 'company', 'driver license': 'permit', 'property listing': 'real_estate', 'game match': 'match', 'menu item': 'menu', 'inventory item': 'product',
});

/** Nouns that are one thing or another, told apart by words of the table's columns: the first that has one of them, else the last. */
export const DOUBTFUL: Readonly<Record<string, readonly (readonly [kind: string, columns: string])[]>> = wordTable({
  tenant: [['company', 'subdomain domain plan tier quota slug billing workspace'], ['guest', '']],
  worker: [['job', 'queue payload attempt retry heartbeat host pid thread'], ['employee', '']],
  account: [['person', 'password email first last login username'], ['account', 'balance iban currency holder overdraft interest'], ['account', '']],
  property: [['setting', 'key value'], ['real_estate', 'bedroom bathroom area street address rent price floor garden postal owner landlord'], ['setting', '']],
  room: [['team', 'topic message'], ['room', '']],
  class: [['setting', 'namespace package method'], ['course', '']],
  test: [['experiment', 'sample specimen'], ['grade', '']],
  loan: [['lending', 'book copy isbn due returned'], ['loan', '']],
  subject: [['course', 'credit teacher coefficient semester'], ['tag', '']],
  unit: [['real_estate', 'bedroom floor rent area tenant'], ['lookup', '']],
  ticket: [['shift', 'labor clock operator shift'], ['ticket', '']],
  game: [['match', 'home away score referee season stadium'], ['work', '']],
  event: [['work', 'venue speaker ticket organizer title capacity'], ['event', '']],
  job: [['job', 'queue payload attempt retry retries cron worker heartbeat handler exit run scheduler'], ['position', 'salary vacancy requisition employment hiring seniority applicant'], ['task', '']],
  pipeline: [['job', 'commit build trigger runner'], ['opportunity', '']],
  branch: [['job', 'commit repository head'], ['shop', '']],
  listing: [['real_estate', 'bedroom area rent bathroom'], ['product', '']],
  plant: [['species', 'species genus height leaf'], ['company', '']],
  record: [['treatment', 'patient diagnosis'], ['work', 'artist album track']],
});

/** Nouns that say how a table stores its rows, not what they are about. */
export const FORM_NOUNS: readonly string[] =
  'header detail line entry history archive version record list table data info information map link relation mapping item tbl temp new old backup revision master lookup'.split(' ');
