/** Takes a file by drag and drop or by the file dialog. It is read in the browser and never sent. */
import { useState, type DragEvent } from 'react';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Verification } from './use-verification.ts';
import css from './VerifyPage.module.css';

type Props = { verification: Verification; onFile: (file: File) => void };

export function FileDrop({ verification, onFile }: Props) {
  const isHydrated = useHydrated();
  const { isDraggedOver, ...dropHandlers } = useDrop(onFile);
  return (
    <div
      className={`${css.method} ${css.drop}`}
      data-dragged-over={isDraggedOver || undefined}
      {...dropHandlers}
    >
      <Icon name="seal" size={28} />
      <Field
        label="Drop the PDF here, or choose it"
        hint="Your browser computes a check sum of it. The file never leaves your device."
        error={
          verification.kind === 'unreadable' && verification.method === 'file' ? verification.text : undefined
        }
      >
        {(controlProps) => (
          <input
            {...controlProps}
            type="file"
            accept="application/pdf,.pdf"
            className={css.file}
            disabled={!isHydrated}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              // allows the same file to be chosen again
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
    </div>
  );
}

function useDrop(onFile: (file: File) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const allowDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDraggedOver(true);
  };
  return {
    isDraggedOver,
    onDragEnter: allowDrop,
    onDragOver: allowDrop,
    onDragLeave: () => setIsDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsDraggedOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
