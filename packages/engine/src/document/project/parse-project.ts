import { LOCALE_CODES } from '../../base/data/locale-code.ts';
import { parseLocaleWish } from '../../base/locale/locale-wish.ts';
import { parseRules } from '../rules/parse-rules.ts';
import type { Issue } from '../../base/shape/issue.ts';
import { checkShape } from '../../base/shape/check-shape.ts';
import { type JsonSchema, jsonSchemaOf } from '../../base/shape/json-schema.ts';
import type { Project } from './project.ts';
import { projectShape } from './project-shape.ts';

export type ParsedProject = { readonly project: Project } | { readonly issues: readonly Issue[] };

/** Reads a project file from any value, or reports everything that is wrong with it. */
export function parseProject(input: unknown): ParsedProject {
  const issues = checkShape(projectShape, input, '');
  if (issues.length > 0) return { issues };
  const project = input as Project;
  const { rules, locale, target, targets = {} } = project;
  if (rules !== undefined && typeof rules !== 'string') {
    const parsed = parseRules(rules);
    if ('issues' in parsed) return parsed;
  }
  if (locale !== undefined && parseLocaleWish(locale) === undefined)
    return {
      issues: [
        {
          code: 'unknown_locale',
          path: 'locale',
          message: `"${locale}" is not a supported locale. Choose from ${LOCALE_CODES.join(', ')}, or several by weight: de=3,fr=1.`,
        },
      ],
    };
  if (target !== undefined && !Object.hasOwn(targets, target))
    return {
      issues: [
        {
          code: 'unknown_target',
          path: 'target',
          message: `There is no target ${target}. Known: ${Object.keys(targets).join(', ') || 'none'}.`,
        },
      ],
    };
  return { project };
}

/** The published JSON Schema of a project file. */
export function projectJsonSchema(): JsonSchema {
  return jsonSchemaOf(projectShape, {
    $id: 'https://rowloom.example/schemas/project.json',
    title: 'Rowloom project',
    description: 'The defaults of rowloom in this folder and below it; the command line overrides them.',
  });
}
