/** The command `lagna doctor`. */
import type { Command as Program } from 'commander';
import { addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addDoctorCommand(program: Program, runCommand: RunCommand): void {
  addCommand(program, 'doctor', runCommand, {
    description:
      'check configuration, database, gateway, Chromium, disk, mail and claims; changes nothing, exits with 1 after an error',
    examples: ['doctor', 'doctor --json'],
    run: async (context) => (await import('./doctor.ts')).runDoctor(context),
  });
}
