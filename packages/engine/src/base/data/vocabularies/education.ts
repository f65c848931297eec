import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const EDUCATION: readonly Vocabulary[] = [
  entries('school_subject', 'a subject', 'name code', `
Mathematics|MATH
English|ENG
Physics|PHYS
History|HIST
Biology|BIO
Chemistry|CHEM
Geography|GEO
French|FR
German|GER
Spanish|SPA
Art|ART
Music|MUS
Physical Education|PE
Computer Science|CS
Economics|ECON
Philosophy|PHIL
Latin|LAT
Social Studies|SOC
Literature|LIT
Drama|DRA`, { beyond: { code: '[A-Z]{4}' } }),
  entries('course', 'a course', 'name code department', `
Introduction to Programming|CS101|Computer Science
Calculus I|MATH101|Mathematics
Principles of Economics|ECON101|Economics
General Chemistry|CHEM110|Chemistry
Introduction to Psychology|PSY100|Psychology
Data Structures|CS201|Computer Science
Linear Algebra|MATH220|Mathematics
World History|HIST120|History
Organic Chemistry|CHEM230|Chemistry
Marketing Fundamentals|BUS210|Business
Financial Accounting|ACC101|Business
Statistics|STAT200|Mathematics
Microbiology|BIO240|Biology
Database Systems|CS305|Computer Science
Creative Writing|ENG215|English
Political Theory|POL310|Political Science
Thermodynamics|PHYS320|Physics
Art History|ART130|Fine Arts
Machine Learning|CS420|Computer Science
Business Law|LAW205|Law
Genetics|BIO310|Biology
Operating Systems|CS310|Computer Science
Developmental Psychology|PSY220|Psychology
International Relations|POL220|Political Science
Environmental Science|ENV101|Biology
Digital Design|DES140|Fine Arts
Spanish for Beginners|SPA101|Languages
Academic Writing|ENG101|English
Project Management|BUS330|Business
Anatomy and Physiology|BIO205|Biology`, { beyond: { code: '[A-Z]{3}[1-4][0-9]{2}' } }),
  entries('degree', 'a degree', 'name code', `
Bachelor of Science|BSc
Bachelor of Arts|BA
Master of Science|MSc
Master of Arts|MA
Master of Business Administration|MBA
Bachelor of Engineering|BEng
Doctor of Philosophy|PhD
Associate Degree|AD
Bachelor of Laws|LLB
Doctor of Medicine|MD
Bachelor of Education|BEd
Master of Engineering|MEng`),
  terms('major', 'a field of study', 'Computer Science|Business Administration|Psychology|Mechanical Engineering|Biology|Economics|Law|Medicine|Electrical Engineering|History|Mathematics|Nursing|Architecture|Physics|Political Science|Education|Communication|Chemistry|Sociology|Civil Engineering'),
  terms('education_level', 'a level of education', "Bachelor's degree|High school|Master's degree|Vocational training|Doctorate|Secondary school|Primary school|None", [32, 27, 18, 13, 4, 4, 1, 1]),
  terms('letter_grade', 'a grade', 'B|A|C|D|F', [34, 28, 24, 9, 5]),
  terms('letter_grade_fine', 'a grade', 'A|A-|B+|B|B-|C+|C|C-|D|F', [14, 14, 15, 16, 13, 10, 8, 4, 4, 2]),
  terms('grade_level', 'a school year', 'Grade 1|Grade 2|Grade 3|Grade 4|Grade 5|Grade 6|Grade 7|Grade 8|Grade 9|Grade 10|Grade 11|Grade 12', 'even'),
  terms('class_name', 'a class', '1A|1B|2A|2B|3A|3B|4A|4B|5A|5B|6A|6B|7A|7B|8A|8B|9A|9B|10A|10B|11A|12A', 'even'),
  terms('academic_term', 'a term', 'Fall 2025|Spring 2025|Fall 2024|Spring 2024|Summer 2025|Fall 2023|Spring 2026|Winter 2025', 'falling'),
  terms('academic_year', 'a school year', '2024-2025|2025-2026|2023-2024|2022-2023|2021-2022', [30, 30, 20, 12, 8]),
  terms('exam_type', 'a kind of exam', 'written exam|quiz|midterm|final exam|oral exam|homework|project|presentation|lab report|essay'),
  terms('assessment', 'an assessment', 'Chapter 1 Quiz|Midterm Exam|Final Exam|Homework 1|Homework 2|Lab Report|Group Project|Essay|Oral Presentation|Reading Test|Vocabulary Test|Practical Exam|Unit 3 Test|Research Paper', 'even'),
  terms('school_type', 'a kind of school', 'high school|primary school|middle school|vocational school|university|college|kindergarten|secondary school'),
  terms('school', 'a school', 'Lincoln High School|Riverside Elementary School|St. Mary School|Washington Middle School|Oakwood Academy|Greenfield School|Northview High School|Maple Grove Elementary|Hillcrest Academy|Westside Middle School|Central High School|Lakeview School|Franklin Elementary School|Cedar Ridge High School|Sunnydale School|Jefferson Academy|Parkside Primary School|Meadowbrook School|Eastwood College|Harbor Point School', 'even'),
  terms('university', 'a university', 'Riverside State University|University of Northfield|Lakewood College|Hamilton Institute of Technology|Western Plains University|Kingsbridge University|Ashford College|Central Valley University|St. Andrews College|Granite State University|Harborview University|Bellmont Technical University', 'even'),
  terms('faculty', 'a faculty', 'Engineering|Arts and Humanities|Natural Sciences|Medicine|Law|Business and Economics|Education|Social Sciences|Computer Science|Agriculture|Fine Arts|Architecture', 'even'),
  terms('attendance', 'an attendance', 'present|absent|late|excused', [88, 5, 4, 3]),
  terms('absence_reason', 'a reason of an absence', 'illness|medical appointment|family matter|transport delay|school trip|unexcused|sports event|bereavement', [46, 18, 12, 9, 6, 5, 3, 1]),
  terms('boarding_status', 'how a pupil lives', 'day pupil|half board|boarder', [52, 40, 8]),
  terms('scholarship', 'a scholarship', 'Merit Scholarship|Need-Based Grant|Athletic Scholarship|Research Fellowship|International Student Award|Dean\'s List Award|Music Scholarship|STEM Grant', 'even'),
  terms('academic_rank', 'an academic rank', 'Lecturer|Assistant Professor|Associate Professor|Professor|Teaching Assistant|Instructor|Visiting Professor'),
  terms('lesson', 'a lesson', 'Introduction|Getting started|Basic concepts|Working with fractions|Verbs in the past tense|The water cycle|Cells and tissues|Linear equations|Reading comprehension|World War I|Forces and motion|Chemical reactions|Loops and conditions|Poetry analysis|Supply and demand|Map reading|Review and practice', 'even'),
  terms('enrollment_status', 'a state of an enrollment', 'active|completed|withdrawn|on leave|pending', [64, 26, 5, 3, 2]),
  terms('learning_skill', 'a level of difficulty', 'beginner|intermediate|advanced', [44, 38, 18]),
  terms('club', 'a club', 'Chess Club|Drama Club|Robotics Team|Debate Society|School Choir|Football Team|Photography Club|Science Club|Art Studio|Book Club|Student Council|Orchestra', 'even'),
];
