/** The commands `lagna catalogue …`. */
import type { Command as Program } from 'commander';
import type { ChangeOptions } from '#src/support/change.ts';
import { addChangeCommand, addCommand, type RunCommand } from '#src/support/register-command.ts';
import type { CatalogueOptions } from './update-catalogue.ts';

const addTextOptions = (command: Program): Program =>
  command
    .option('--name <text>', 'name of the report')
    .option('--description <text>', 'the sentences below the name')
    .option('--features <file>', 'JSON file with the list of {title, text} below “What it gives you”');

export function addCatalogueCommands(program: Program, runCommand: RunCommand): void {
  const catalogue = program.command('catalogue').description('list and change the reports on sale');
  addCommand(catalogue, 'list', runCommand, {
    description: 'list all reports with price and page count',
    examples: ['catalogue list', 'catalogue list --json'],
    run: async (context) => (await import('./list-catalogue.ts')).listCatalogue(context),
  });
  addChangeCommand<CatalogueOptions>(catalogue, 'set <key>', runCommand, {
    description: 'change a report; running sites show the change at once',
    examples: ['catalogue set janam-kundli --price 999 --reason "price list of December"'],
    addOptions: (command) =>
      addTextOptions(command)
        .option('--price <rupees>', 'list price in whole rupees')
        .option('--pages <count>', 'page count')
        .option('--available <yes|no>', 'whether it can be ordered'),
    run: async (context, [key], options) =>
      (await import('./update-catalogue.ts')).updateCatalogue(context, key!, options),
  });
  addSingleChanges(catalogue, runCommand);
}

/** Each is a part of `catalogue set`. */
function addSingleChanges(catalogue: Program, runCommand: RunCommand): void {
  addChangeCommand(catalogue, 'price <key> <rupees>', runCommand, {
    description: 'change the list price; orders that are placed already keep their price',
    examples: ['catalogue price janam-kundli 999 --reason "price list of December"'],
    run: async (context, [key, price], options) =>
      (await import('./update-catalogue.ts')).updateCatalogue(context, key!, { ...options, price: price! }),
  });
  addChangeCommand<CatalogueOptions>(catalogue, 'texts <key>', runCommand, {
    description: 'change name, description or features',
    examples: ['catalogue texts janam-kundli --name "Janam Kundli" --reason "shorter name"'],
    addOptions: addTextOptions,
    run: async (context, [key], options) =>
      (await import('./update-catalogue.ts')).updateCatalogue(context, key!, options),
  });
  const addAvailability = (verb: string, description: string, available: 'yes' | 'no') =>
    addChangeCommand<ChangeOptions>(catalogue, `${verb} <key>`, runCommand, {
      description,
      examples: [`catalogue ${verb} janam-kundli --reason "texts in review"`],
      run: async (context, [key], options) =>
        (await import('./update-catalogue.ts')).updateCatalogue(context, key!, { ...options, available }),
    });
  addAvailability('withdraw', 'take a report off sale; placed orders are still delivered', 'no');
  addAvailability('offer', 'put a report on sale again', 'yes');
}
