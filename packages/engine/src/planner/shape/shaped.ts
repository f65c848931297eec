import type { Lexicon } from '../../base/locale/lexicon.ts';
import type { ColumnType } from '../../language/types/column-type.ts';
import type { Column } from '../../language/schema/schema-document.ts';
import type { Draft, TableDraft } from '../draft/draft.ts';
import type { ColumnPlan } from '../../document/plan/plan.ts';
import type { FreeBounds } from './free-bounds.ts';

/** A column whose values a profile has measured, and what may be changed about it. */
export type Shaped = {
  readonly draft: Draft;
  readonly target: TableDraft;
  readonly column: Column;
  readonly type: ColumnType;
  readonly plan: ColumnPlan;
  readonly bounds: FreeBounds;
  readonly lexicon: Lexicon;
  /** Columns of the row that contain a birth date. */
  readonly births: ReadonlySet<string>;
};
