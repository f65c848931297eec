import type { World } from './world.ts';

/** Wards, laboratories and imaging of hospitals, blood banks, trials of medicines, and practices for animals. */
export const CLINIC: World = {
  name: 'clinic',
  signs: `patient ward admission discharge nurse nursing physician doctor clinician diagnosis radiology imaging radiologist modality dicom pathology pathologist
    specimen biopsy blood donor donation transfusion crossmatch plasma platelet anticoagulant triage icu bed surgery surgical anesthesia theatre
    prescription medication dose dosage pharmacy vaccine vaccination immunization symptom allergy vital encounter consult consultation clinic clinical
    hospital subject randomization consent protocol adverse sae visit arm placebo investigator veterinary vet animal owner breed tumor stain
    fixative contrast lab test analyzer hematology microbiology culture isolate antibiotic referral therapy rehabilitation dental tooth midwife`,
  slots: {
    organ: 'lung|liver|left kidney|right kidney|spleen|pancreas|heart|thyroid gland|prostate|gallbladder', side: 'left|right', size: '4 mm|8 mm|12 mm|2.1 cm|3.4 cm|15 mm', span: 'three days|a week|two weeks|a month|six weeks|three months',
    level: 'raised|low|slightly raised|markedly raised|within the reference range', analyte: 'creatinine|sodium|potassium|glucose|haemoglobin|C-reactive protein|ALT|ferritin|TSH', lesion: 'fracture|mass|nodule|effusion|infiltrate|haemorrhage|stenosis|cyst',
    bone: 'distal radius|femoral neck|fifth metatarsal|lumbar spine|left hip|right knee|cervical spine', tissue: 'skin ellipse|core biopsy|polyp|lymph node|colon segment|gallbladder|breast tissue', cell: 'spindle cells|atypical glands|squamous cells|lymphocytes|giant cells|basaloid cells',
    symptom: 'chest pain|abdominal pain|fever|cough|shortness of breath|dizziness|headache|vomiting|leg swelling|back pain', care: 'mobilise twice daily|turn every two hours|fluid balance chart|wound dressing daily|pain score every four hours|low-salt diet',
    sign: 'limping on the left hind leg|vomiting since yesterday|coughing at night|itching and hair loss|not eating|diarrhoea|a swollen ear|red eyes', number: '101|204|312|075|118|226', drug: 'amoxicillin|metformin|ibuprofen|omeprazole|atorvastatin',
    condition_b: 'Hypertension|Type 2 Diabetes|Asthma|Rheumatoid Arthritis|Breast Cancer|Heart Failure|Migraine|Psoriasis',
  },
  lists: `
!referral source, source of referral, referred from, admission source, source of admission: general practitioner|emergency department|outpatient clinic|self-referral|ambulance|other hospital|specialist|nursing home
!admission type, type of admission, admission category: emergency|elective|urgent|day case|transfer|maternity|newborn
!discharge destination, discharge disposition, discharged to, destination on discharge: home|nursing home|rehabilitation|other hospital|hospice|care home|left against advice|deceased
!presenting complaint, chief complaint, reason for admission, clinical indication, indication for test, reason for exam, exam indication, reason for study, clinical reason, presenting symptom, study indication: chest pain|abdominal pain|shortness of breath|fever of unknown origin|fall at home|headache|suspected pneumonia|swollen leg|dizziness|follow-up of diabetes|weight loss|back pain|suspected fracture|palpitations|anaemia|screening before surgery
!assessment tool, risk assessment tool, assessment scale, scoring tool, score name, scale name, assessment type, assessment name: Braden scale|Morse fall scale|Glasgow coma scale|NEWS2|Barthel index|MUST score|Waterlow score|numeric pain scale|Norton scale|Katz index
!skin condition, skin integrity, skin status, skin state: intact|dry|bruised|pressure ulcer|fragile|rash|oedema|surgical wound|moist
!mobility, mobility status, mobility level, walking ability: independent|with walking aid|with assistance|wheelchair|bedbound|walking frame|hoist
!diet type, diet, patient diet, special diet: normal|diabetic|soft|low salt|vegetarian|gluten-free|pureed|liquid|high protein|nil by mouth
!level of consciousness, consciousness, mental status, consciousness level: alert|responds to voice|responds to pain|unresponsive|confused|drowsy
!fall risk, pressure risk, =risk level, risk category: low|medium|high|very high
!triage category, triage level, triage class, acuity, acuity level: immediate|very urgent|urgent|standard|non-urgent
!lab discipline, discipline, lab section, laboratory section, lab department, testing department: haematology|biochemistry|microbiology|immunology|serology|coagulation|histology|cytology|virology|toxicology|genetics|blood bank
!test name, lab test, lab test name, laboratory test, assay name, test description, investigation, investigation name, test requested, panel name: full blood count|glucose fasting|creatinine|sodium|potassium|ALT|CRP|TSH|HbA1c|INR|lipid panel|blood culture|urine culture|ferritin|troponin I|vitamin D|PSA|liver function panel|D-dimer|bilirubin total
!specimen type, sample type, specimen, type of specimen, specimen kind: venous blood|serum|plasma|urine|stool|throat swab|cerebrospinal fluid|sputum|tissue|wound swab|nasopharyngeal swab|saliva
container, container type, specimen container, tube type, collection tube, sample container: EDTA tube|serum separator tube|citrate tube|lithium heparin tube|urine container|blood culture bottle|sterile swab|fluoride tube|formalin pot|universal container
method, test method, lab method, analysis method, assay method, method name, analytical method, testing method, methodology: photometry|immunoassay|flow cytometry|PCR|ELISA|ion-selective electrode|culture|microscopy|chemiluminescence|HPLC|nephelometry|electrophoresis|mass spectrometry
instrument, instrument used: Cobas 6000|Sysmex XN-1000|Architect i2000|Alinity c|Atellica CH|DxH 800|VITEK 2|BACT/ALERT 3D|AU5800|Vitros 5600
!analyzer, analyser, lab analyzer, lab instrument, testing instrument, analyzer name, analyzer model: Cobas 6000|Sysmex XN-1000|Architect i2000|Alinity c|Atellica CH|DxH 800|VITEK 2|BACT/ALERT 3D|Advia 2120|AU5800|Immulite 2000|Vitros 5600
!specimen rejection reason, rejection reason, sample rejection reason, reason for rejection, specimen problem, unsatisfactory reason: haemolysed|clotted sample|insufficient volume|unlabelled tube|wrong container|leaking container|delayed transport|mislabelled|contaminated
urgency, test priority, order priority, request priority, =priority: routine|urgent|stat|emergency
abnormal flag, result flag, =flag, abnormality: N|H|L|HH|LL|A
result value, test result, result text, culture result: negative|positive|4.5|132|0.9|7.2|not detected|normal|38|140|12.6
!modality, imaging modality, exam modality, modality type: X-ray|CT|MRI|ultrasound|mammography|PET-CT|fluoroscopy|DXA|angiography
!laterality, body side: left|right|bilateral
!body part, body region, anatomical site, anatomic site, body site, examined region, anatomical region, site of biopsy, biopsy site, anatomy, affected area: chest|abdomen|left knee|right shoulder|head|lumbar spine|pelvis|left hip|neck|right hand|breast|colon|skin of back|lung|right foot
!contrast agent, contrast medium, contrast, contrast type, contrast material: none|iohexol|iopamidol|gadobutrol|gadoterate|iodixanol|barium sulphate|iopromide
!scanner, scanner model, scanner name, imaging device, modality model, equipment model, imaging equipment, x-ray unit, device model: Siemens Somatom Force|GE Revolution CT|Philips Ingenia 3T|Canon Aquilion One|Siemens Magnetom Vida|GE Logiq E10|Philips Epiq 7|Samsung RS85|Hologic Selenia|GE Optima MR450w|Siemens Ysio Max
!protocol name, scan protocol, imaging protocol, exam protocol, study description, exam name, examination type, exam type: CT chest with contrast|MRI brain without contrast|chest X-ray PA and lateral|abdominal ultrasound|MRI knee|CT abdomen and pelvis|screening mammography|lumbar spine X-ray|carotid Doppler|CT head without contrast
!specimen procedure, biopsy type, procedure type, biopsy method, type of procedure, surgical specimen, sampling procedure: core needle biopsy|excision|punch biopsy|fine needle aspiration|resection|endoscopic biopsy|shave biopsy|curettage|smear|polypectomy
!fixative, fixation, fixation method: formalin 10%|fresh|ethanol 70%|Bouin solution|glutaraldehyde|buffered formalin|saline
!stain, stain type, staining, staining method, special stain, stain name: H&E|PAS|Giemsa|Gram|Masson trichrome|Ziehl-Neelsen|Congo red|Ki-67|HER2|CK7|Alcian blue|Papanicolaou|Perls Prussian blue
!tumor grade, tumour grade, histologic grade, grading, cancer grade: G1|G2|G3|GX|G4
!tumor stage, cancer stage, tnm, tnm stage, pathologic stage: T1N0M0|T2N0M0|T2N1M0|T3N1M0|T1cN0M0|T4N2M1
!blood component, blood product, component type, product type, donation component: red cells|platelets|fresh frozen plasma|whole blood|cryoprecipitate|apheresis platelets|leucodepleted red cells
=component: red cells|platelets|fresh frozen plasma|whole blood|cryoprecipitate|apheresis platelets
!anticoagulant, anticoagulant type, additive, additive solution, preservative solution: CPDA-1|SAGM|CPD|ACD-A|AS-1|AS-3
!blood unit status, unit status, bag status, component status, inventory status: available|issued|transfused|reserved|quarantined|expired|discarded
!discard reason, reason for discard, disposal reason, wastage reason: expired|haemolysis|leaking bag|positive screening test|low volume|clotted|storage temperature exceeded|lipaemic|returned too late
!transfusion indication, indication for transfusion: anaemia|acute bleeding|surgery|trauma|thrombocytopenia|chemotherapy|postpartum haemorrhage|coagulopathy
!crossmatch result, compatibility result, compatibility, crossmatch: compatible|incompatible|pending|least incompatible
!reaction type, transfusion reaction, adverse reaction, type of reaction: none|febrile|allergic|urticaria|haemolytic|circulatory overload|TRALI|hypotensive
!donation type, donor type, type of donation: whole blood|apheresis|autologous|directed|first-time|regular
!deferral reason, reason for deferral: low haemoglobin|recent tattoo|medication|recent travel|infection|low weight|high blood pressure
!anesthesia type, anaesthesia type, type of anesthesia, anesthetic: general|spinal|local|epidural|sedation|regional block
!asa class, asa score, asa grade: I|II|III|IV
!wound type, wound class, wound classification: surgical|pressure ulcer|laceration|burn|clean|clean-contaminated|contaminated
!organism, organism name, isolate, bacteria, microorganism, pathogen isolated: Escherichia coli|Staphylococcus aureus|Klebsiella pneumoniae|Pseudomonas aeruginosa|Streptococcus pneumoniae|Enterococcus faecalis|Candida albicans|Proteus mirabilis
!antibiotic, antimicrobial, antibiotic name, antibiotic tested: amoxicillin|ciprofloxacin|gentamicin|ceftriaxone|vancomycin|meropenem|trimethoprim|nitrofurantoin|clindamycin|doxycycline
!susceptibility, sensitivity result, interpretation code, susceptibility result: S|I|R
!relationship, kin relationship, relation to patient, next of kin relationship, guardian relationship: spouse|mother|father|daughter|son|sister|brother|partner|friend
!study arm, treatment arm, trial arm, arm, arm name, treatment group, randomization group: placebo|active 10 mg|active 20 mg|standard of care|low dose|high dose|control
!study phase, trial phase, clinical phase: Phase I|Phase II|Phase III|Phase IV
!blinding, masking, blinding type: double-blind|open label|single-blind|triple-blind
!study design, trial design, allocation, allocation type: randomized parallel group|crossover|single arm|factorial|adaptive|observational cohort
!visit type, visit name, study visit: screening|baseline|week 4|week 12|follow-up|end of study|unscheduled
!adverse event, adverse event term, event term, ae term, reported term, adverse event name: headache|nausea|fatigue|dizziness|rash|diarrhoea|injection site pain|raised liver enzymes|insomnia|upper respiratory infection
!causality, relatedness, relationship to drug, causal relation: unrelated|unlikely|possible|probable|definite
!event outcome, ae outcome, outcome of event: recovered|recovering|not recovered|recovered with sequelae|fatal|unknown
!seriousness criteria, sae criteria: hospitalisation|life-threatening|death|disability|medically important
!withdrawal reason, discontinuation reason, reason for withdrawal, dropout reason: consent withdrawn|adverse event|lost to follow-up|protocol violation|lack of efficacy|physician decision
!deviation type, protocol deviation: missed visit|out of window visit|wrong dose|missing consent signature|excluded medication|missed sample
study title, trial title, study name, trial name, protocol title: {drug} in Adults with {condition_b}|Safety and Efficacy of {drug} in {condition_b}|Long-Term Follow-Up of {condition_b}|{condition_b} Registry {number}
!neuter status, neutered status, reproductive status, sex status: neutered|entire|spayed|castrated|unknown
!temperament, animal temperament: calm|friendly|nervous|playful|aggressive|timid|excitable
animal species, pet species, =species, patient species: dog|cat|rabbit|horse|guinea pig|parrot|hamster|ferret|tortoise|cow
=breed, breed name, pet breed, animal breed: Labrador Retriever|German Shepherd|Domestic Shorthair|Beagle|Siamese|Maine Coon|Border Collie|Poodle|Boxer|Persian|Cocker Spaniel|Dachshund|Jack Russell Terrier|mixed breed
animal name, pet name, =pet: Bella|Max|Luna|Charlie|Milo|Daisy|Rocky|Coco|Simba|Molly|Oscar|Lucy|Buddy|Tiger|Ruby|Felix|Rosie|Toby|Nala|Smokey
!body condition, body condition score: ideal|thin|overweight|obese|underweight
!vet reason, reason for visit, visit reason, reason for consult, consultation reason, appointment reason: vaccination|check-up|limping|vomiting|skin itching|dental check|ear infection|follow-up|wound|annual health check|coughing|weight loss
!vaccine given, vaccine, vaccine name, vaccination type: rabies|distemper|parvovirus|leptospirosis|influenza|tetanus|hepatitis B|FVRCP|kennel cough|measles
!tooth surface, tooth region: occlusal|mesial|distal|buccal|lingual
!dental procedure: filling|extraction|scaling|root canal|crown|implant|check-up
!bed status, bed state: occupied|free|cleaning|reserved|out of service
!ward name, ward, unit name, nursing unit: Cardiology|Surgical Ward A|Maternity|Intensive Care Unit|Paediatrics|Orthopaedics|Medical Ward 2|Oncology|Neurology|Emergency Department|Geriatrics|Day Surgery
=extension, phone extension: 2104|2231|3310|4075|4412|5120|5533|6018|7240|7305|8112|2450
diagnosis code name, working diagnosis, final diagnosis, =diagnosis, histological diagnosis: community-acquired pneumonia|type 2 diabetes|hypertension|fracture of the distal radius|acute appendicitis|urinary tract infection|basal cell carcinoma|adenocarcinoma of the colon|iron deficiency anaemia|heart failure|asthma|tubular adenoma with low-grade dysplasia|chronic gastritis
`,
  prose: `
# note
Patient reports {symptom} for {span}.
Slept well, {symptom} improved.
{care}, review in {span}.
Vital signs stable, no new {symptom}.
Sample taken from the {side} arm.
Relatives informed about the treatment.
Medication given as prescribed, {drug} tolerated well.
# description
Test of {analyte} in blood, result within a day.
Clinical examination of the {organ}.
For patients with {symptom}.
Treatment with {drug} for {span}.
# radiology finding, radiology findings, imaging finding, =finding, =findings, =impression, radiology report, imaging report, report text, radiology impression, exam finding, conclusion, impression text, result interpretation text
No acute {lesion} of the {organ}.
{lesion} of {size} in the {organ}, unchanged since the last exam.
Fracture of the {bone} without displacement.
Normal heart size, lungs clear.
Mild degenerative changes of the {bone}.
Small {lesion} in the {side} lobe, follow-up in {span}.
No abnormal enhancement after contrast.
Normal appearance of the {organ}.
# lab interpretation, interpretation, lab comment, result comment, result interpretation, lab remark, interpretive comment, validation comment
{analyte} {level}.
{analyte} {level}, please repeat in {span}.
Result consistent with infection.
{analyte} {level}, suggests impaired function of the {organ}.
Normal result, no further tests needed.
Sample slightly haemolysed, {analyte} may be too high.
# gross description, gross description, macroscopic description, macroscopy, gross exam, specimen description
{tissue} of {size}, cut surface grey and firm.
{tissue} in formalin, {size} in greatest dimension.
Specimen labelled {tissue}, {size}, entirely embedded.
{tissue} with a brown lesion of {size}, margins inked.
# microscopic description, microscopic description, microscopy, histology, histology text, microscopic finding
Sections show {cell} in a fibrous stroma.
Tissue with {cell}, no necrosis, margins free.
Epithelium with mild atypia and {cell}.
Chronic inflammation with {cell}, no malignant cells.
# care plan, care plan, nursing plan, plan of care, nursing note, nursing intervention, nursing action, care instruction
Patient to {care}, review in {span}.
{care}.
Monitor blood pressure and pain, {care}.
Continue {drug}, {care}.
# discharge summary, discharge summary, clinical summary, case summary, summary, course, hospital course, medical history, past history, history, progress note
Admitted with {symptom}, treated with {drug} and discharged after {span}.
Patient recovered well, follow-up in {span}.
{symptom} resolved under {drug}, {analyte} {level} at discharge.
Chronic {symptom}, examined by CT, no {lesion}.
# clinical signs, clinical sign, clinical signs, presenting signs, history of animal, animal history, exam note
{sign}.
{sign}, temperature 39.2, gums pink.
{sign} for {span}, otherwise normal.
Appetite reduced, {sign}.
# inclusion criteria, inclusion criteria, exclusion criteria, eligibility criteria, inclusion criterion, exclusion criterion
Adults aged 18 to 75 years with {symptom}.
Treatment with {drug} for at least {span}.
No {lesion} of the {organ} within {span}.
{analyte} {level} at screening.
`,
};
