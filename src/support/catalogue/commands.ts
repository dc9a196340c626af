/** The commands `lagna catalogue …`. */
import type { Command as Program } from 'commander';
import { addChangeCommand, type RunCommand } from '#src/support/register-command.ts';
import type { CatalogueOptions } from './update-catalogue.ts';

export function addCatalogueCommands(program: Program, runCommand: RunCommand): void {
  const catalogue = program.command('catalogue').description('change the reports on sale');
  addChangeCommand<CatalogueOptions>(catalogue, 'set <key>', runCommand, {
    description: 'change a report; running sites show the change at once',
    examples: ['catalogue set janam-kundli --price 999 --reason "price list of December"'],
    addOptions: (command) =>
      command
        .option('--name <text>', 'name of the report')
        .option('--description <text>', 'the sentences below the name')
        .option('--features <file>', 'JSON file with the list of {title, text} below “What it gives you”')
        .option('--price <rupees>', 'list price in whole rupees')
        .option('--pages <count>', 'page count')
        .option('--available <yes|no>', 'whether it can be ordered'),
    run: async (context, [key], options) =>
      (await import('./update-catalogue.ts')).updateCatalogue(context, key!, options),
  });
}
