import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const HEALTH: readonly Vocabulary[] = [
  terms('blood_type', 'a blood group', 'O+|A+|B+|AB+|O-|A-|B-|AB-', [37, 34, 9, 4, 7, 6, 2, 1]),
  entries('diagnosis', 'a diagnosis', 'code name', `
I10|Essential (primary) hypertension
E11.9|Type 2 diabetes mellitus without complications
E78.5|Hyperlipidemia, unspecified
J06.9|Acute upper respiratory infection
M54.5|Low back pain
F41.1|Generalized anxiety disorder
J45.909|Unspecified asthma, uncomplicated
K21.9|Gastro-esophageal reflux disease
N39.0|Urinary tract infection
F32.9|Major depressive disorder, single episode
E66.9|Obesity, unspecified
J20.9|Acute bronchitis
I25.10|Atherosclerotic heart disease
M17.9|Osteoarthritis of knee
E03.9|Hypothyroidism, unspecified
J44.9|Chronic obstructive pulmonary disease
R51.9|Headache, unspecified
G43.909|Migraine, unspecified
L20.9|Atopic dermatitis
I48.91|Atrial fibrillation
D50.9|Iron deficiency anemia
R07.9|Chest pain, unspecified
J18.9|Pneumonia, unspecified organism
K52.9|Noninfective gastroenteritis
N18.3|Chronic kidney disease, stage 3
I50.9|Heart failure, unspecified
H66.90|Otitis media, unspecified
J02.9|Acute pharyngitis
B34.9|Viral infection, unspecified
M79.7|Fibromyalgia
S93.401A|Sprain of right ankle
S52.501A|Fracture of right radius
K80.20|Calculus of gallbladder
K35.80|Acute appendicitis
O80|Uncomplicated delivery
Z00.00|General adult medical examination
Z23|Encounter for immunization
R10.9|Abdominal pain, unspecified
R05|Cough
G47.33|Obstructive sleep apnea
L40.0|Psoriasis vulgaris
M81.0|Age-related osteoporosis
C50.919|Malignant neoplasm of breast
C61|Malignant neoplasm of prostate
I63.9|Cerebral infarction
H25.9|Age-related cataract
H40.9|Glaucoma
F17.210|Nicotine dependence, cigarettes
G20|Parkinson's disease
A09|Infectious gastroenteritis`, { beyond: { code: '[A-T][0-9][0-9]\\.[0-9]' } }),
  entries('drug', 'a medicine', 'name atc form strength class', `
Metformin|A10BA02|tablet|500 mg|Antidiabetics
Lisinopril|C09AA03|tablet|10 mg|ACE inhibitors
Atorvastatin|C10AA05|tablet|20 mg|Statins
Ibuprofen|M01AE01|tablet|400 mg|NSAIDs
Paracetamol|N02BE01|tablet|500 mg|Analgesics
Amoxicillin|J01CA04|capsule|500 mg|Penicillins
Omeprazole|A02BC01|capsule|20 mg|Proton pump inhibitors
Levothyroxine|H03AA01|tablet|75 mcg|Thyroid hormones
Amlodipine|C08CA01|tablet|5 mg|Calcium channel blockers
Simvastatin|C10AA01|tablet|40 mg|Statins
Losartan|C09CA01|tablet|50 mg|Angiotensin receptor blockers
Salbutamol|R03AC02|inhaler|100 mcg|Bronchodilators
Sertraline|N06AB06|tablet|50 mg|SSRIs
Metoprolol|C07AB02|tablet|50 mg|Beta blockers
Hydrochlorothiazide|C03AA03|tablet|25 mg|Diuretics
Pantoprazole|A02BC02|tablet|40 mg|Proton pump inhibitors
Azithromycin|J01FA10|tablet|250 mg|Macrolides
Gabapentin|N03AX12|capsule|300 mg|Anticonvulsants
Furosemide|C03CA01|tablet|40 mg|Diuretics
Citalopram|N06AB04|tablet|20 mg|SSRIs
Prednisone|H02AB07|tablet|5 mg|Corticosteroids
Warfarin|B01AA03|tablet|5 mg|Anticoagulants
Apixaban|B01AF02|tablet|5 mg|Anticoagulants
Clopidogrel|B01AC04|tablet|75 mg|Platelet inhibitors
Insulin glargine|A10AE04|injection|100 IU/ml|Insulins
Aspirin|B01AC06|tablet|100 mg|Platelet inhibitors
Ciprofloxacin|J01MA02|tablet|500 mg|Quinolones
Doxycycline|J01AA02|capsule|100 mg|Tetracyclines
Cetirizine|R06AE07|tablet|10 mg|Antihistamines
Loratadine|R06AX13|tablet|10 mg|Antihistamines
Tramadol|N02AX02|capsule|50 mg|Opioids
Morphine|N02AA01|injection|10 mg/ml|Opioids
Diazepam|N05BA01|tablet|5 mg|Benzodiazepines
Zolpidem|N05CF02|tablet|10 mg|Hypnotics
Montelukast|R03DC03|tablet|10 mg|Leukotriene antagonists
Budesonide|R03BA02|inhaler|200 mcg|Corticosteroids
Fluconazole|J02AC01|capsule|150 mg|Antifungals
Ondansetron|A04AA01|tablet|4 mg|Antiemetics
Tamsulosin|G04CA02|capsule|0.4 mg|Alpha blockers
Allopurinol|M04AA01|tablet|300 mg|Antigout agents
Methotrexate|L04AX03|tablet|2.5 mg|Immunosuppressants
Folic acid|B03BB01|tablet|5 mg|Vitamins
Colecalciferol|A11CC05|drops|1000 IU|Vitamins
Hydrocortisone|D07AA02|cream|1%|Corticosteroids`, { beyond: { atc: '[A-V][0-1][1-9][A-Z][A-Z][0-9][0-9]' } }),
  entries('lab_test', 'a laboratory test', 'code name unit specimen', `
2345-7|Glucose|mg/dL|serum
718-7|Hemoglobin|g/dL|whole blood
4548-4|Hemoglobin A1c|%|whole blood
2160-0|Creatinine|mg/dL|serum
2951-2|Sodium|mmol/L|serum
2823-3|Potassium|mmol/L|serum
3016-3|Thyrotropin (TSH)|mIU/L|serum
2093-3|Cholesterol, total|mg/dL|serum
2085-9|HDL cholesterol|mg/dL|serum
13457-7|LDL cholesterol|mg/dL|serum
2571-8|Triglycerides|mg/dL|serum
1742-6|Alanine aminotransferase|U/L|serum
1920-8|Aspartate aminotransferase|U/L|serum
1975-2|Bilirubin, total|mg/dL|serum
777-3|Platelets|10^3/uL|whole blood
6690-2|Leukocytes|10^3/uL|whole blood
789-8|Erythrocytes|10^6/uL|whole blood
4544-3|Hematocrit|%|whole blood
3094-0|Urea nitrogen|mg/dL|serum
17861-6|Calcium|mg/dL|serum
1988-5|C-reactive protein|mg/L|serum
2276-4|Ferritin|ng/mL|serum
2132-9|Vitamin B12|pg/mL|serum
1989-3|Vitamin D, 25-hydroxy|ng/mL|serum
6301-6|INR|ratio|plasma
2857-1|Prostate specific antigen|ng/mL|serum
33914-3|eGFR|mL/min|serum
1751-7|Albumin|g/dL|serum
10839-9|Troponin I|ng/mL|serum
30341-2|Erythrocyte sedimentation rate|mm/h|whole blood
5803-2|pH of urine|pH|urine
20454-5|Protein in urine|mg/dL|urine`, { beyond: { code: '[1-9][0-9]{4}-[0-9]' } }),
  entries('medical_procedure', 'a medical procedure', 'code name', `
89.52|Electrocardiogram
87.44|Chest X-ray
45.23|Colonoscopy
45.16|Gastroscopy with biopsy
88.72|Echocardiography
47.09|Appendectomy
51.23|Laparoscopic cholecystectomy
81.54|Total knee replacement
81.51|Total hip replacement
74.1|Cesarean section
13.41|Cataract extraction
53.00|Repair of inguinal hernia
88.91|MRI of the brain
88.38|CT scan of the abdomen
39.95|Hemodialysis
99.04|Transfusion of packed cells
86.59|Suture of a wound
28.2|Tonsillectomy
36.10|Coronary artery bypass
37.22|Cardiac catheterization
79.36|Fixation of a tibial fracture
93.39|Physical therapy session
99.21|Injection of antibiotic
38.93|Venous catheterization`),
  entries('vaccine', 'a vaccine', 'code name', `
207|COVID-19, mRNA
141|Influenza, seasonal
115|Tdap
03|MMR
21|Varicella
08|Hepatitis B
83|Hepatitis A
165|HPV
133|Pneumococcal conjugate
10|Polio, inactivated
119|Rotavirus
114|Meningococcal
187|Zoster
18|Rabies`),
  terms('medical_specialty', 'a medical specialty', 'General practice|Internal medicine|Pediatrics|Cardiology|Orthopedics|Gynecology|Dermatology|Neurology|Psychiatry|Radiology|Anesthesiology|General surgery|Emergency medicine|Ophthalmology|ENT|Urology|Oncology|Gastroenterology|Pulmonology|Endocrinology|Nephrology|Rheumatology|Pathology|Geriatrics'),
  terms('ward', 'a ward', 'Internal Medicine|Surgery|Intensive Care|Pediatrics|Maternity|Emergency|Cardiology|Orthopedics|Neurology|Oncology|Geriatrics|Psychiatry|Urology|Day Clinic|Recovery', 'even'),
  terms('dosage', 'a dose', '500 mg|10 mg|20 mg|5 mg|100 mg|250 mg|50 mg|1 tablet|2 tablets|40 mg|400 mg|5 ml|10 ml|75 mcg|1 g|2 puffs|25 mg|10 IU|1 drop|0.5 mg'),
  terms('dose_frequency', 'how often a medicine is taken', 'once daily|twice daily|three times daily|every 8 hours|as needed|at bedtime|every 12 hours|every morning|four times daily|every 6 hours|once weekly|with meals|every other day'),
  terms('dose_frequency_code', 'how often a medicine is taken', 'QD|BID|TID|PRN|QHS|QID|Q8H|Q12H|QAM|Q6H|QW|STAT'),
  terms('drug_route', 'a way to give a medicine', 'oral|intravenous|intramuscular|subcutaneous|inhalation|topical|sublingual|rectal|nasal|ophthalmic|transdermal|otic'),
  terms('dose_form', 'a form of a medicine', 'tablet|capsule|injection|solution|cream|syrup|inhaler|drops|ointment|patch|suppository|powder|gel|spray|suspension'),
  terms('body_site', 'a part of the body', 'left arm|right arm|left deltoid|abdomen|right deltoid|left knee|right knee|lower back|chest|left shoulder|right shoulder|head|neck|left thigh|right thigh|left hand|right hand|left foot|right foot|left ankle|left eye|right eye|left hip|pelvis'),
  terms('allergen', 'an allergen', 'Penicillin|Peanuts|Pollen|Latex|Shellfish|Dust mites|Eggs|Milk|Sulfonamides|Bee venom|Aspirin|Cat dander|Tree nuts|Soy|Wheat|Ibuprofen|Nickel|Mold|Iodine contrast|Dog dander'),
  terms('allergic_reaction', 'an allergic reaction', 'rash|hives|itching|swelling|shortness of breath|nausea|anaphylaxis|sneezing|vomiting|dizziness'),
  terms('symptom', 'a symptom', 'cough|fever|headache|fatigue|nausea|back pain|sore throat|dizziness|shortness of breath|abdominal pain|chest pain|joint pain|rash|insomnia|vomiting|diarrhea|runny nose|palpitations|swollen ankles|blurred vision'),
  terms('encounter_type', 'a kind of visit', 'outpatient|inpatient|emergency|follow-up|telehealth|home visit|day surgery|consultation|check-up|observation'),
  terms('admission_type', 'a kind of admission', 'elective|emergency|urgent|transfer|newborn|observation', [46, 32, 12, 5, 3, 2]),
  terms('discharge_disposition', 'where a patient went', 'home|home with care|rehabilitation|nursing facility|transferred|against medical advice|deceased', [70, 10, 8, 6, 3, 2, 1]),
  terms('triage_level', 'a triage level', 'red|orange|yellow|green|blue', [3, 12, 35, 40, 10]),
  entries('imaging_modality', 'an imaging modality', 'code name', `
XR|X-ray
CT|Computed tomography
US|Ultrasound
MR|Magnetic resonance imaging
MG|Mammography
NM|Nuclear medicine
PT|Positron emission tomography
DX|Digital radiography
FL|Fluoroscopy`),
  terms('specimen', 'a specimen', 'blood|serum|urine|plasma|whole blood|throat swab|stool|nasal swab|tissue|sputum|cerebrospinal fluid|saliva'),
  terms('collection_method', 'how a sample is taken', 'venipuncture|midstream catch|swab|finger stick|biopsy|arterial puncture|catheter|lumbar puncture|aspiration'),
  terms('smoking_status', 'a smoking status', 'never smoker|former smoker|current every day smoker|current some day smoker|unknown', [56, 24, 12, 4, 4]),
  terms('alcohol_use', 'use of alcohol', 'none|occasional|moderate|heavy', [34, 42, 20, 4]),
  terms('medical_credential', 'a professional title', 'MD|RN|DO|NP|PA|PharmD|PT|LPN|DDS|PhD'),
  terms('medical_department', 'a department of a hospital', 'Emergency|Radiology|Laboratory|Surgery|Internal Medicine|Cardiology|Pediatrics|Obstetrics|Oncology|Pharmacy|Physiotherapy|Intensive Care|Outpatient Clinic|Neurology|Orthopedics|Admissions', 'even'),
  terms('health_plan', 'a health plan', 'PPO|HMO|Medicare|Medicaid|EPO|POS|Self-pay|HDHP', [34, 24, 18, 12, 5, 4, 2, 1]),
  terms('insurer', 'an insurer', 'Northstar Health|Harbor Mutual|Evergreen Insurance|Summit Life|Beacon Health Plan|Keystone Assurance|Pioneer Insurance|Cedar Mutual|Lakeside Insurance|Guardian Shield|Atlas Assurance|Meridian Health', 'even'),
  terms('abnormal_flag', 'an abnormality flag', 'N|H|L|HH|LL', [76, 12, 9, 2, 1]),
  terms('lab_result_text', 'a result', 'negative|normal|positive|not detected|trace|within range|elevated|reactive|non-reactive'),
  terms('reference_range', 'a reference range', '70-99|13.5-17.5|3.5-5.1|135-145|0.6-1.2|4.0-11.0|150-400|<200|0.4-4.0|8.5-10.5|<5.7|7-56', 'even'),
  terms('vital_sign', 'a vital sign', 'Blood pressure|Heart rate|Body temperature|Respiratory rate|Oxygen saturation|Weight|Height|BMI|Pain score|Blood glucose'),
  terms('diet', 'a diet', 'regular|low sodium|diabetic|vegetarian|soft|liquid|gluten free|vegan|low fat|renal|lactose free'),
  terms('mobility', 'how somebody moves', 'independent|walks with cane|walker|wheelchair|bed rest|needs assistance', [60, 12, 10, 9, 4, 5]),
  terms('tooth', 'a tooth', '11|12|13|14|15|16|17|18|21|22|23|24|25|26|27|28|31|32|33|34|35|36|37|38|41|42|43|44|45|46|47|48', 'even'),
  terms('medical_history', 'a condition in the past', 'Hypertension|None|Type 2 diabetes|Asthma|Appendectomy in childhood|Migraine|Hypothyroidism|High cholesterol|Depression|Knee surgery|Seasonal allergies|Gallstones|Fractured wrist'),
];
