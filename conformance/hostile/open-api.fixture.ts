type Operation = { readonly responses: Readonly<Record<string, unknown>> };

/** What the document says of statuses. */
export type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
