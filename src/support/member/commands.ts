/** The commands `lagna member …`. */
import type { Command as Program } from 'commander';
import type { ChangeOptions } from '#src/support/change.ts';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';

export function addMemberCommands(program: Program, runCommand: RunCommand): void {
  const member = program
    .command('member')
    .description('show, export and erase accounts, and erase kept matches');
  addCommand(member, 'show <member>', runCommand, {
    description: 'show an account and its orders, by e-mail address or member id',
    examples: ['member show ananya.r@example.in', 'member show ananya.r@example.in --json'],
    run: async (context, [id]) => (await import('./show-member.ts')).showMember(context, id!),
  });
  addChangeCommand<ChangeOptions & { to: string }>(member, 'export <member>', runCommand, {
    description: 'write all data of a member to a zip file, as the member can download it',
    examples: ['member export ananya.r@example.in --to ananya.zip --reason "request by post, no login"'],
    addOptions: (command) => command.requiredOption('--to <file>', 'new file; it must not exist'),
    run: async (context, [id], options) =>
      (await import('./export-member.ts')).exportMemberToFile(context, id!, options),
  });
  addChangeCommand(member, 'end-sessions <member>', runCommand, {
    description: 'log a member out on every device',
    examples: ['member end-sessions ananya.r@example.in --reason "phone was stolen"'],
    run: async (context, [id], options) =>
      (await import('./end-sessions.ts')).endMemberSessions(context, id!, options),
  });
  addChangeCommand(member, 'erase <member>', runCommand, {
    description: 'erase an account and its personal data at once; says which order blocks it',
    examples: [
      'member erase ananya.r@example.in --reason "request by post" --dry-run',
      'member erase ananya.r@example.in --reason "request by post"',
    ],
    run: async (context, [id], options) =>
      (await import('./erase-member.ts')).eraseMemberBySupport(context, id!, options),
  });
  addChangeCommand(member, 'erase-kept-match <id>', runCommand, {
    description: 'erase a match that a member keeps, with both births; lagna find names its id',
    examples: [
      'member erase-kept-match 0198f2a0-5d3e-7c11-9a40-1f2e3d4c5b6a --reason "request of the other person" --dry-run',
      'member erase-kept-match 0198f2a0-5d3e-7c11-9a40-1f2e3d4c5b6a --reason "request of the other person"',
    ],
    run: async (context, [id], options) =>
      (await import('./erase-kept-match.ts')).eraseKeptMatchBySupport(context, id!, options),
  });
}
