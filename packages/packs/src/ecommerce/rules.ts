import { defineRules } from '../define-rules.ts';
import { catalogueRules } from './catalogue-rules.ts';
import { customerRules } from './customer-rules.ts';
import { orderRules } from './order-rules.ts';

export const rules = defineRules({ ...customerRules, ...catalogueRules, ...orderRules });
