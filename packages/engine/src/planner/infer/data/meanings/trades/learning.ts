import type { Rule } from '../../../rule.ts';
import type { TextAnswer } from '../../text-answer.ts';
import { tradeRules } from '../trade-lines.ts';

/** Schools, universities, e-learning, libraries; people at work. */
export const learningRules = (): readonly Rule<TextAnswer>[] => [
  ...tradeRules('school', `
delivery mode|teaching mode|instruction mode|mode of delivery|course mode|study mode|learning mode|mode of instruction|class mode|format|mode|attendance mode|instruction method|course format > % course class section training lesson webinar workshop > in person|online|hybrid|evening|self-paced|blended|distance learning
study load|enrollment type|student type|attendance type|study type|time status > % student enrollment > full-time|part-time|exchange|visiting|distance
course level|level|class level|program level|study level|course difficulty|level of study > % course program module class > introductory|intermediate|advanced|undergraduate|graduate|beginner
degree type|award type|qualification|degree level|qualification type|award|degree sought|credential > % student program degree applicant > Bachelor of Arts|Bachelor of Science|Master of Science|Diploma|Certificate|Master of Business Administration|Doctor of Philosophy|Associate Degree
assessment type|assignment type|coursework type|exam type|evaluation type|assessment method|task type|test type|exam kind|=type > % exam assessment assignment quiz test > quiz|midterm|final exam|essay|project|homework|presentation|lab report|oral exam|multiple choice
question type|item type|=type > question quiz_question test_item > multiple choice|true/false|short answer|essay|matching|fill in the blank|numeric
submission status|assignment status|=status > submission assignment coursework homework > submitted|graded|late|draft|returned|missing
enrollment status|registration status|enrolment status|=status > enrollment registration enrolment student > enrolled|completed|withdrawn|waitlisted|graduated|on leave|dropped
attendance status|attendance|attendance code|=status|presence > attendance attendance_record > present|absent|late|excused|left early
absence reason|reason for absence|reason > % attendance absence > illness|medical appointment|family emergency|religious holiday|school event|unexcused|bereavement
withdrawal reason|drop reason|leaving reason|reason for withdrawal|dropout reason > % enrollment student > personal reasons|financial|transferred|schedule conflict|academic|health|moved away|work
admission decision|application status|decision|admission status|applicant status|application decision > % applicant admission > accepted|rejected|waitlisted|pending|deferred|conditional offer|withdrawn|enrolled
admission type|entry route|admission category|entry type|application round|intake type > % applicant admission > regular decision|early decision|transfer|rolling|international|mature student
lesson type|content type|session type|class type|lesson format|activity type|material type|resource type|lecture type > % lesson module course_unit section content learning > video|reading|quiz|lecture|assignment|discussion|seminar|lab|tutorial|workshop
academic standing|standing|academic status > * > good standing|probation|honors|suspended|dean's list
faculty|department|department name|school|academic department|division|college|=name|faculty name > % faculty > Computer Science|Mathematics|Biology|History|Economics|Physics|Psychology|English|Chemistry|Political Science|Engineering|Philosophy|Nursing|Law|Education|Business Administration
major|minor|field of study|program of study|study program|subject area|concentration|discipline|program name|area of study > * > Computer Science|Business Administration|Psychology|Biology|Economics|Nursing|Mechanical Engineering|English Literature|Mathematics|History|Political Science|Chemistry|Education|Sociology|Marketing|Physics
module name|unit name|lesson name|lesson title|chapter title|topic|lecture title|module title|session title|unit title > % lesson module lecture syllabus curriculum > Introduction|Fractions and Decimals|The Water Cycle|World War II|Cell Structure|Linear Equations|Essay Writing|Supply and Demand|Data Structures|Photosynthesis|The French Revolution|Statistics Basics|Organic Compounds|Forces and Motion|Poetry Analysis|Databases|Project Management Basics|Business Ethics
academic rank|faculty rank|rank|position|professor rank|academic title > % professor lecturer instructor faculty teacher > Professor|Associate Professor|Assistant Professor|Lecturer|Senior Lecturer|Adjunct|Teaching Assistant|Instructor
incident type|behavior type|discipline type|behaviour|misconduct > % discipline > tardiness|disruption|bullying|cheating|fighting|vandalism|dress code|phone use
room type|classroom type|=type > % room classroom > classroom|laboratory|lecture hall|gym|computer lab|seminar room|library|auditorium|art room
scholarship type|aid type|financial aid|award type|funding type|aid name > % scholarship > merit|need-based|athletic|grant|work-study|research|international|alumni
bus route|transport mode|transport|way to school|transportation > % student pupil > bus|walk|car|bicycle|train
guardian type|guardian relationship|relation|relationship|relationship to student > % guardian parent > mother|father|guardian|grandparent|stepfather|stepmother|aunt|uncle|foster parent
special need|learning need|support need|accommodation|learning support|special education|sen status > % student pupil > none|dyslexia|ADHD|extra time|speech therapy|hearing impairment|autism spectrum|visual impairment
term name|term|semester|semester name|session|academic session > % term semester > Fall 2024|Spring 2025|Summer 2025|Fall 2025|Winter 2025|Spring 2024
club|extracurricular|activity|activity name|club name > % student pupil > Chess Club|Drama Club|Robotics|Debate Team|School Band|Football Team|Yearbook|Choir|Art Club
grade scale|grading scheme|grading basis|grading type|grading mode > % course > letter grade|pass/fail|points|percentage|audit
hold type|hold reason|registration hold > % student > unpaid fees|missing documents|academic advising|library fine|immunization record
badge|certificate name|achievement|badge name|certificate type > % learner course > Course Completion|Top Learner|Quiz Master|Perfect Attendance|Fast Starter|Project Excellence
thesis title|dissertation title|research topic|project title|thesis topic > % thesis student > Neural Networks for Image Classification|Urban Migration in the 20th Century|Effects of Sleep on Memory|Microplastics in Coastal Waters|Trade Policy and Growth|Reading Skills of Bilingual Children|Energy Storage in Small Grids|Trust in Online Markets
learning path|track|course track|specialization > % course learner > Data Science|Web Development|Leadership|Digital Marketing|Cloud Computing|Project Management|UX Design|Cyber Security
`),
  ...tradeRules('library', `
material type|item type|media type|format|holding type|=type|item format|resource type|medium > % book item copy holding catalog title > book|e-book|DVD|audiobook|magazine|large print|map|CD|reference|newspaper|game
patron type|borrower type|membership type|patron category|member type|card type|=type|borrower category > % patron borrower > adult|child|student|senior|staff|teacher|non-resident
copy status|item status|circulation status|=status > copy item holding book_copy > available|on loan|on hold shelf|in repair|lost|in transit|reference only|withdrawn
hold status|reservation status|=status > hold reservation > waiting|ready for pickup|picked up|expired|cancelled|in transit
fine reason|fee reason|charge reason|fine type|reason|fee type > % fine > overdue|lost item|damaged item|replacement card|late return
acquisition type|acquisition method|acquired by|acquisition source > % > purchase|donation|exchange|subscription|legal deposit
collection|collection name|collection code|section|shelf section > % book copy > Fiction|Non-Fiction|Children|Young Adult|Reference|Local History|Periodicals|Large Print|Science Fiction|Biography
call number|shelf mark|classification number|shelfmark > * > ~[0-9]{3}\\.[0-9]{1,2} [A-Z]{3}
binding|binding type|cover type > book copy edition > paperback|hardcover|spiral|library binding
audience|target audience|reader level|age group|reading level > % book title > adult|young adult|children|all ages|academic
`),
  ...tradeRules('hr', `
employment type|contract type|employment status|work type|job type|employment class|type of employment|worker type|engagement type|position type > % employee position vacancy job_posting job > full-time|part-time|temporary|contract|intern|permanent|seasonal|freelance
leave type|absence type|type of leave|time off type|leave category|absence reason|leave reason|=type > leave absence leave_request time_off vacation > annual leave|sick leave|parental leave|unpaid leave|bereavement leave|maternity leave|study leave|jury duty|compensatory time
termination reason|exit reason|leaving reason|separation reason|reason for leaving|departure reason|resignation reason|separation type|termination type|turnover reason > * > resignation|better offer|relocation|retirement|end of contract|dismissal|redundancy|personal reasons|career change|performance|return to study
application status|application stage|candidate status|candidate stage|recruitment stage|hiring stage|stage|pipeline stage|recruiting stage > % candidate applicant application job_application > applied|screening|phone interview|on-site interview|offer|hired|rejected|withdrawn
rejection reason|reject reason|reason for rejection|disqualification reason > % candidate applicant > not qualified|position filled|salary expectations|insufficient experience|failed assessment|withdrew|no show|culture fit|overqualified
source|candidate source|application source|recruiting source|recruitment source|hire source|sourcing channel|sourced from|recruitment channel > candidate applicant application job_application hire > company website|employee referral|LinkedIn|job board|agency|career fair|university|internal|social media
interview type|interview format|interview kind|interview round|round > % interview > phone screen|video call|on-site|panel|technical|final|HR interview|case study
interview result|recommendation|interview outcome|feedback result|hiring recommendation|verdict > % interview > hire|strong hire|no hire|second interview|undecided|reject
performance rating|overall rating|review rating|rating|appraisal rating|final rating|evaluation rating > % review appraisal performance evaluation review_cycle > meets expectations|exceeds expectations|needs improvement|outstanding|unsatisfactory
review type|review period type|appraisal type|review kind > % review appraisal > annual|mid-year|probation|quarterly|project|360 feedback
work location|work arrangement|work mode|workplace type|remote status|location type|work model|remote policy > % employee position job vacancy job_posting > on-site|hybrid|remote
seniority|seniority level|job level|career level|grade level|position level|job grade|level|experience level|band > % position job employee vacancy job_posting > junior|mid-level|senior|lead|entry level|principal|director|executive
pay type|salary type|compensation type|pay basis|pay class|wage type > % employee payroll compensation salary position > salaried|hourly|commission|daily rate|piece rate
pay frequency|pay schedule|payroll frequency|pay period type|pay cycle > * > monthly|biweekly|weekly|semi-monthly
earning type|pay component|pay element|earning code|earning name|pay code|component name|pay item|wage component > * > base salary|overtime|bonus|commission|holiday pay|shift differential|allowance|sick pay|severance|expense reimbursement
deduction type|deduction name|deduction code|deduction|withholding type > % payroll payslip > income tax|social security|health insurance|pension|union dues|garnishment|medicare|life insurance|parking
benefit type|benefit name|benefit plan|benefit|plan type|perk > % benefit employee enrollment > medical|dental|vision|life insurance|retirement plan|disability insurance|gym membership|commuter allowance|meal vouchers|childcare
coverage level|enrollment level|coverage tier|coverage option > % benefit enrollment > employee only|employee and spouse|family|employee and children|waived
training type|course type|training category|learning type|training method|training format > % training > onboarding|safety|compliance|technical|leadership|soft skills|first aid|data protection
goal category|goal type|objective type|competency|competency name > % review goal appraisal > customer focus|teamwork|communication|productivity|leadership|innovation|quality|personal development
education|education level|highest education|highest degree|qualification level|educational level|degree level > * > bachelor's degree|master's degree|high school|associate degree|vocational training|doctorate|some college
disciplinary type|disciplinary action|warning type|warning level|disciplinary level > % employee > verbal warning|written warning|final warning|suspension|termination
grievance type|complaint type|case type > % employee grievance > harassment|pay dispute|working conditions|discrimination|workload|management
shift type|shift name|shift > % shift roster schedule timesheet > morning|afternoon|night|day|evening|weekend|split
change reason|reason for change|salary change reason|adjustment reason|increase reason|raise reason > % compensation salary employee > annual increase|promotion|market adjustment|transfer|cost of living|correction|new hire
separation status|onboarding status|onboarding task|task name|checklist item > % onboarding > Sign contract|Set up laptop|Create accounts|Office tour|Safety briefing|Meet the team|Enroll in benefits|Data protection training
ethnicity|veteran status|disability status > veteran employee candidate applicant > not disclosed|no|yes
notice period > % employee contract > 1 month|3 months|2 weeks|6 weeks|6 months
visa status|work authorization|work permit type|right to work > % employee candidate applicant > citizen|permanent resident|work visa|student visa|not required|pending
union|union name|bargaining unit > % employee > none|Local 12|Service Workers Union|Teamsters|United Trades
`),
];
