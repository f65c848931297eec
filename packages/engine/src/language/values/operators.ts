export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'is distinct from' | 'is not distinct from';

export type Arithmetic = '+' | '-' | '*' | '/' | '%' | '||';
