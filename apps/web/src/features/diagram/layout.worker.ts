import type { DiagramModel } from './diagram-model.ts';
import { layOut } from './lay-out.ts';

// Hundreds of tables take a second, which the page must not stand still for.
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly model: DiagramModel }>) => {
  postMessage({ id: data.id, places: layOut(data.model) });
});
