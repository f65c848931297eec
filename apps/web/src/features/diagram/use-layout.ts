import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DiagramModel } from './diagram-model.ts';
import type { Layout } from './lay-out.ts';

let worker: Worker | undefined;
let last = 0;

/** Once for the page; ahead of the first diagram where it should not be loaded then. */
export const startLayout = (): Worker =>
  (worker ??= new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module', name: 'layout' }));

function askForLayout(model: DiagramModel): Promise<Layout> {
  const asked = startLayout();
  const id = ++last;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      asked.removeEventListener('message', listen);
      asked.removeEventListener('error', fail);
    };
    const listen = ({ data }: MessageEvent<{ readonly id: number; readonly places: Layout }>): void => {
      if (data.id !== id) return;
      leave();
      resolve(data.places);
    };
    const fail = (): void => {
      leave();
      // Another try begins with another worker: the script of this one may not have come.
      asked.terminate();
      if (worker === asked) worker = undefined;
      reject(new Error('This browser could not lay out the diagram.'));
    };
    asked.addEventListener('message', listen);
    asked.addEventListener('error', fail);
    asked.postMessage({ id, model });
  });
}

/** Diagrams with places for their tables: the same one is laid out once, and the one before stays until the next is ready. */
export const useLayout = (key: string, model: DiagramModel) =>
  useQuery({
    queryKey: ['layout', key],
    queryFn: async () => ({ model, places: await askForLayout(model) }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    throwOnError: false,
  });
