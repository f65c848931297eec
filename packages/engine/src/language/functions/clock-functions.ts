import { DAY_MICROS } from '../values/calendar.ts';
import { familyOf, lenient, type Evaluate, type FunctionFamily } from './sql-function.ts';

const moment: Evaluate = (_, { as_of_micros: micros }) => ({ kind: 'timestamp', micros });

/** Also today's midnight. */
export const today: Evaluate = (_, { as_of_micros: micros }) => ({
  kind: 'date',
  days: Math.floor(micros / DAY_MICROS),
});

const timeOfDay: Evaluate = (_, { as_of_micros: micros }) => ({
  kind: 'time',
  micros: micros - Math.floor(micros / DAY_MICROS) * DAY_MICROS,
});

const MOMENT = { is: 'clock', of: 'moment' } as const;
const DAY = { is: 'clock', of: 'day' } as const;

/** The clock, which stands still at the time that the run is made for. */
export const CLOCK_FUNCTIONS: FunctionFamily = {
  now: lenient(moment, { form: MOMENT, total: true, written: { postgresql: 'now' } }),
  current_timestamp: lenient(moment, { form: MOMENT, total: true, written: { postgresql: () => 'CURRENT_TIMESTAMP' } }),
  current_date: lenient(today, { form: DAY, total: true, written: { postgresql: () => 'CURRENT_DATE' } }),
  ...familyOf((evaluate) => lenient(evaluate, { form: MOMENT }), {
    localtimestamp: moment,
    transaction_timestamp: moment,
    statement_timestamp: moment,
    clock_timestamp: moment,
    utc_timestamp: moment,
    sysdate: moment,
  }),
  ...familyOf((evaluate) => lenient(evaluate, { form: DAY }), { curdate: today, utc_date: today }),
  ...familyOf((evaluate) => lenient(evaluate, { form: { is: 'clock', of: 'time' } }), {
    current_time: timeOfDay,
    localtime: timeOfDay,
  }),
};
