import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, Drawer } from '#web/ui/overlay/Dialog.tsx';
import { Disclosure } from '#web/ui/overlay/Disclosure.tsx';
import { HINDI_NAME, LONG_TEXT, type ComponentExample } from './component-example.ts';

type DialogState = { open: boolean; onClose: () => void };

const DIALOG_PATH = '#web/ui/overlay/Dialog.tsx';

export const overlayExamples: ComponentExample[] = [
  {
    component: Dialog,
    name: 'Dialog',
    importPath: DIALOG_PATH,
    states: {
      small: (
        <OpenButton>
          {(dialogState) => (
            <Dialog {...dialogState} title="Is this right?" actions={renderActions(dialogState)}>
              <p>{HINDI_NAME}, 4 June 1996, 2:30 pm, Kota.</p>
            </Dialog>
          )}
        </OpenButton>
      ),
      alert: (
        <OpenButton>
          {(dialogState) => (
            <Dialog {...dialogState} alert title="Delete the account?" actions={renderActions(dialogState)}>
              <p>It can be cancelled for 48 hours.</p>
            </Dialog>
          )}
        </OpenButton>
      ),
      'medium, long text': (
        <OpenButton>
          {(dialogState) => (
            <Dialog {...dialogState} size="medium" title={LONG_TEXT} actions={renderActions(dialogState)}>
              {Array.from({ length: 30 }, (_, line) => (
                <p key={line}>{LONG_TEXT}</p>
              ))}
            </Dialog>
          )}
        </OpenButton>
      ),
      large: (
        <OpenButton>
          {(dialogState) => <Dialog {...dialogState} size="large" title="How a chart is computed" />}
        </OpenButton>
      ),
      'loading, locked': <LockedDialog />,
    },
  },
  {
    component: Drawer,
    name: 'Drawer',
    importPath: DIALOG_PATH,
    states: {
      default: (
        <OpenButton>
          {(dialogState) => (
            <Drawer {...dialogState} label="Menu">
              <Button onClick={dialogState.onClose}>Close</Button>
              <p>{LONG_TEXT}</p>
            </Drawer>
          )}
        </OpenButton>
      ),
    },
  },
  {
    component: Disclosure,
    name: 'Disclosure',
    importPath: '#web/ui/overlay/Disclosure.tsx',
    states: {
      default: <Disclosure label="Asha">{renderLinks()}</Disclosure>,
      'Hindi name': <Disclosure label={HINDI_NAME}>{renderLinks()}</Disclosure>,
      'long text': <Disclosure label={LONG_TEXT}>{renderLinks()}</Disclosure>,
    },
  },
];

function OpenButton({ children }: { children: (dialogState: DialogState) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Open
      </Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}

/** Unlocks after three seconds, as when a request ends. */
function LockedDialog() {
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    setTimeout(() => setOpen(false), 3000);
  };
  return (
    <>
      <Button small onClick={show}>
        Open for 3 seconds
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} locked title="Paying">
        <Button busyLabel="Confirming…" wide>
          Pay
        </Button>
      </Dialog>
    </>
  );
}

function renderActions({ onClose }: DialogState) {
  return (
    <>
      <Button variant="primary" onClick={onClose}>
        Continue
      </Button>
      <Button onClick={onClose}>Cancel</Button>
    </>
  );
}

function renderLinks() {
  return (
    <ul>
      {['My reports', 'Dashboard', HINDI_NAME].map((label) => (
        <li key={label}>
          <Link to="/">{label}</Link>
        </li>
      ))}
    </ul>
  );
}
