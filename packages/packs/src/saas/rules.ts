import { defineRules } from '../define-rules.ts';
import { billingRules } from './billing-rules.ts';
import { tenantRules } from './tenant-rules.ts';
import { workRules } from './work-rules.ts';

export const rules = defineRules({ ...tenantRules, ...billingRules, ...workRules });
