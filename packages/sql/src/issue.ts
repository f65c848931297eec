/** A remark about the text for its author; line and column count from 1, columns in characters. */
export type Issue = {
  readonly code: IssueCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  /** The beginning of the statement concerned. */
  readonly statement?: string;
};

export type IssueCode =
  | 'syntax_error'
  | 'not_text'
  | 'copy_unterminated'
  | 'trigger'
  | 'duplicate'
  | 'unknown_table'
  | 'unknown_column'
  | 'unknown_reference'
  | 'unsupported_statement';
