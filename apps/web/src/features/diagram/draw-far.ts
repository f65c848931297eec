import type { DiagramModel, DiagramTable } from './diagram-model.ts';
import type { Layout } from './lay-out.ts';

export type Colours = {
  readonly text: string;
  readonly ground: string;
  readonly line: string;
  readonly accent: string;
  readonly edge: string;
  readonly fontFamily: string;
};

export type FarPicture = {
  readonly model: DiagramModel;
  readonly places: Layout;
  readonly near: ReadonlySet<string> | undefined;
  readonly view: {
    readonly x: number;
    readonly y: number;
    readonly zoom: number;
    readonly width: number;
    readonly height: number;
  };
  readonly colours: Colours;
};

/** In units of the diagram, as the nodes have it. */
const FONT = 30;
const LINE = 33;
const RADIUS = 8;
/** Below this a table's name is a smear. */
const LEGIBLE = 0.2;
const FAINT = 0.25;

/** Tables as rectangles with their names, references as lines, of what is in view. */
export function drawFar(context: CanvasRenderingContext2D, picture: FarPicture): void {
  const { model, places, near, view, colours } = picture;
  context.clearRect(0, 0, view.width, view.height);
  context.translate(view.x, view.y);
  context.scale(view.zoom, view.zoom);
  drawEdges(context, picture);
  const [left, top] = [-view.x / view.zoom, -view.y / view.zoom];
  const [right, bottom] = [left + view.width / view.zoom, top + view.height / view.zoom];
  context.font = `600 ${FONT}px ${colours.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = Math.max(1, 0.6 / view.zoom);
  for (const table of model.tables) {
    const { x, y } = places[table.key] ?? { x: 0, y: 0 };
    if (x > right || y > bottom || x + table.width < left || y + table.height < top) continue;
    context.globalAlpha = near === undefined || near.has(table.key) ? 1 : FAINT;
    context.beginPath();
    context.roundRect(x, y, table.width, table.height, RADIUS);
    context.fillStyle = colours.ground;
    context.fill();
    context.strokeStyle = near?.has(table.key) === true ? colours.accent : colours.line;
    context.stroke();
    if (view.zoom < LEGIBLE) continue;
    context.fillStyle = colours.text;
    const lines = wrapName(nameOf(table), (text) => context.measureText(text).width < table.width - 20);
    const shown = lines.slice(0, Math.max(1, Math.floor(table.height / LINE)));
    shown.forEach((line, at) =>
      context.fillText(line, x + table.width / 2, y + table.height / 2 + (at - (shown.length - 1) / 2) * LINE),
    );
  }
}

const nameOf = ({ schema, name }: DiagramTable): string => (schema === undefined ? name : `${schema}.${name}`);

function drawEdges(context: CanvasRenderingContext2D, { model, places, near, view, colours }: FarPicture): void {
  const tables = new Map(model.tables.map((table) => [table.key, table]));
  context.strokeStyle = colours.edge;
  context.lineWidth = Math.max(1.2, 0.5 / view.zoom);
  context.globalAlpha = near === undefined ? 1 : FAINT;
  context.beginPath();
  for (const { from, to } of model.edges) {
    const [child, parent] = [tables.get(from), tables.get(to)];
    const [start, end] = [places[from], places[to]];
    if (child === undefined || parent === undefined || start === undefined || end === undefined) continue;
    const [x, y] = [start.x, start.y + child.height / 2];
    const [toX, toY] = [end.x + parent.width, end.y + parent.height / 2];
    const middle = (x + toX) / 2;
    context.moveTo(x, y);
    context.lineTo(middle, y);
    context.lineTo(middle, toY);
    context.lineTo(toX, toY);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** A name in the pieces between which it may break: behind its separators. */
export const piecesOf = (name: string): readonly string[] => name.split(/(?<=[_.\s-])/);

/** A name cut into lines that fit, behind its separators where it has some. */
export function wrapName(name: string, fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [''];
  for (const part of piecesOf(name)) {
    const last = lines.length - 1;
    if (fits(`${lines[last] ?? ''}${part}`)) lines[last] = `${lines[last] ?? ''}${part}`;
    else if (fits(part)) lines.push(part);
    else
      for (const character of part) {
        const at = lines.length - 1;
        if (fits(`${lines[at] ?? ''}${character}`)) lines[at] = `${lines[at] ?? ''}${character}`;
        else lines.push(character);
      }
  }
  return lines.filter((line) => line !== '');
}
