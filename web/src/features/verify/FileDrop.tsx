/** The file itself, dropped or chosen: read in the browser, and never sent. */
import { useState, type DragEvent } from 'react';
import { useHydrated } from '#web/ui/behaviour/use-hydrated.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Check } from './use-check.ts';
import css from './VerifyPage.module.css';

type Props = { check: Check; onFile: (file: File) => void };

export function FileDrop({ check, onFile }: Props) {
  const alive = useHydrated();
  const { over, ...events } = useDrop(onFile);
  return (
    <div className={`${css.way} ${css.drop}`} data-over={over || undefined} {...events}>
      <Icon name="seal" size={28} />
      <Field
        label="Drop the PDF here, or choose it"
        hint="Your browser computes a check sum of it. The file never leaves your device."
        error={check.kind === 'unreadable' && check.by === 'file' ? check.text : undefined}
      >
        {(controlProps) => (
          <input
            {...controlProps}
            type="file"
            accept="application/pdf,.pdf"
            className={css.file}
            disabled={!alive}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) onFile(file);
              // the same file may be chosen again
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
    </div>
  );
}

function useDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return {
    over,
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
