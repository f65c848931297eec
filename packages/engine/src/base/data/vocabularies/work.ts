import { entries, terms, type Vocabulary } from './vocabulary.ts';

export const WORK: readonly Vocabulary[] = [
  terms('employment_type', 'a kind of employment', 'full-time|part-time|contract|temporary|intern|freelance', [70, 16, 6, 4, 3, 1]),
  terms('contract_kind', 'a kind of contract', 'permanent|fixed-term|temporary|freelance|apprenticeship|internship', [72, 14, 5, 4, 3, 2]),
  terms('employment_status', 'a state of employment', 'active|on leave|terminated|retired|probation', [80, 5, 9, 2, 4]),
  terms('leave_type', 'a kind of leave', 'vacation|sick leave|unpaid leave|parental leave|training|special leave|compensatory time|bereavement', [56, 24, 4, 5, 4, 3, 3, 1]),
  terms('pay_frequency', 'how often pay comes', 'monthly|biweekly|weekly|semimonthly|hourly', [52, 28, 12, 6, 2]),
  terms('pay_element', 'a part of the pay', 'Basic salary|Overtime|Health insurance|Income tax|Pension contribution|Bonus|Meal allowance|Travel allowance|Social security|Commission|Night shift premium|Child allowance', 'even'),
  entries('pay_grade', 'a pay grade', 'code name', `
G1|Grade 1
G2|Grade 2
G3|Grade 3
G4|Grade 4
G5|Grade 5
G6|Grade 6
G7|Grade 7
G8|Grade 8`, { shares: [8, 16, 22, 20, 15, 10, 6, 3] }),
  terms('skill', 'a skill', 'Project management|Communication|Excel|Java|SQL|Python|Customer service|Negotiation|Accounting|Leadership|JavaScript|Data analysis|Teamwork|Presentation|Marketing|Public speaking|Machine learning|AutoCAD|Welding|First aid|Forklift driving|SAP|Photoshop|Copywriting|Spanish|Time management'),
  terms('skill_level', 'a level of skill', 'intermediate|beginner|advanced|expert', [40, 22, 28, 10]),
  terms('benefit', 'a benefit', 'Health insurance|Pension plan|Company car|Gym membership|Meal vouchers|Public transport pass|Life insurance|Stock options|Training budget|Home office|Child care|Dental plan', 'even'),
  terms('seniority', 'a level of seniority', 'mid-level|junior|senior|lead|principal|intern|director', [32, 24, 24, 9, 4, 4, 3]),
  entries('shift', 'a shift', 'name code', `
Early shift|E
Late shift|L
Night shift|N
Day shift|D
Weekend shift|W
On call|C
Off|O`, { shares: [28, 26, 16, 18, 6, 3, 3] }),
  terms('performance_rating', 'a rating', 'meets expectations|exceeds expectations|outstanding|needs improvement|unsatisfactory', [56, 26, 8, 8, 2]),
  terms('termination_reason', 'a reason to leave', 'resignation|end of contract|retirement|redundancy|dismissal|mutual agreement|relocation', [48, 18, 10, 9, 5, 7, 3]),
  terms('recruitment_stage', 'a stage of hiring', 'applied|screening|interview|offer|hired|rejected|withdrawn', [28, 18, 16, 5, 9, 20, 4]),
  terms('recruitment_source', 'where a candidate comes from', 'LinkedIn|company website|referral|job board|agency|university fair|social media|direct approach', [32, 22, 16, 14, 6, 4, 4, 2]),
  terms('work_mode', 'where somebody works', 'on-site|hybrid|remote', [50, 34, 16]),
  terms('training', 'a training', 'First Aid|Fire Safety|Data Protection Basics|Leadership Essentials|Excel Advanced|Forklift License|Occupational Safety|Sales Techniques|Time Management|Project Management|Conflict Resolution|Presentation Skills|Cybersecurity Awareness|Quality Management', 'even'),
  terms('certification', 'a certificate', 'PMP|ISO 9001 Auditor|AWS Solutions Architect|First Aid Certificate|CPA|ITIL Foundation|Scrum Master|CISSP|Six Sigma Green Belt|TOEFL|Forklift License|CFA Level I', 'even'),
  terms('time_activity', 'an activity', 'Development|Meeting|Support|Documentation|Travel|Training|Administration|Testing|Planning|Customer visit|Maintenance|Design'),
  terms('office', 'an office', 'Headquarters|Berlin Office|London Office|New York Office|Munich Office|Paris Office|Chicago Office|Remote|Madrid Office|Plant 1|Plant 2|Distribution Center', 'even'),
  terms('work_schedule', 'working hours', 'Monday to Friday, 9:00–17:00|40 hours a week|Shift work|Flexible hours|20 hours a week|Weekends only|Monday to Thursday|Night shift', 'falling'),
  terms('deduction', 'a deduction', 'Income tax|Social security|Health insurance|Pension|Union fee|Garnishment|Advance repayment|Company car', 'even'),
  terms('position_level', 'a level', 'Employee|Team lead|Manager|Senior manager|Director|Vice president|Executive', [62, 15, 12, 5, 3, 2, 1]),
];
