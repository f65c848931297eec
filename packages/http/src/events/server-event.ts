/** One server-sent event. `data` is sent as JSON; a client that lost its connection resumes after `id`. */
export type ServerEvent = { readonly event: string; readonly id: string | number; readonly data: unknown };

/** JSON has no raw line breaks, so one data line is enough. */
export const writeEvent = ({ event, id, data }: ServerEvent): string =>
  `event: ${oneLine(event)}\nid: ${oneLine(String(id))}\ndata: ${JSON.stringify(data)}\n\n`;

/** A line break in a name would let its author write events of their own. */
const oneLine = (text: string): string => text.replaceAll(/[\r\n\0]/g, ' ');
