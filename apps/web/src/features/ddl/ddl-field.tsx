import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { DdlEditorProps } from './ddl-editor.tsx';

const DdlEditor = lazy(() => import('./ddl-editor.tsx').then((module) => ({ default: module.DdlEditor })));

/** The one field for SQL in a form. Its parts are loaded when a form first needs it: few forms on the first pages do. */
export function DdlField(props: DdlEditorProps) {
  return (
    <Suspense fallback={<Skeleton height={340} />}>
      <DdlEditor {...props} />
    </Suspense>
  );
}
