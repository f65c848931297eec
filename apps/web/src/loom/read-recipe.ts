import { ENGINE_VERSION, existingReferences, type ExportDocument, parseExport } from '@rowloom/engine';

/** An export from its text, if this engine can make its rows again; otherwise an error that says why not. */
export function readRecipe(text: string): ExportDocument {
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && 'engine_version' in value) {
    const { engine_version: version } = value;
    if (version !== ENGINE_VERSION)
      throw new Error(
        `This recipe was made by engine version ${String(version)}, and this is ${ENGINE_VERSION}: the rows would differ. Use the Rowloom that made it.`,
      );
  }
  const parsed = parseExport(value);
  if ('issues' in parsed) throw new Error(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join(' '));
  const { document } = parsed;
  const [first] = existingReferences(document.plan);
  if (document.replayable && first === undefined) return document;
  throw new Error(
    document.not_replayable_because ??
      `${first?.table ?? 'A table'} refers to rows of ${first?.to ?? 'another'} that were in its target.`,
  );
}
