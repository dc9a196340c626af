/** Fields of work by significator and the element of its sign, by the karmajiva lord, and work to leave to others. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Element } from '#src/reports/facts/elements.ts';

export const fieldTexts: Record<Graha, Record<Element, string>> = {
  Sun: {
    fire: 'Posts of command suit you: civil services, head of a school or plant, politics, power companies, your own practice. Look for work in which your signature decides.',
    earth:
      'Government work with land or stores suits you: revenue and land records, public works, forests, gold, wholesale grain, management of estates. Choose a post with regular inspection tours.',
    air: 'Official work with words suits you: public relations, editing, broadcasting, policy, university administration, an elected council. People believe your word, so ask to be the spokesperson.',
    water:
      'You can lead where people need protection: nursing colleges, temple trusts, water boards, child welfare, a family pharmacy. Visit the place yourself; people follow a head who comes in person.',
  },
  Moon: {
    fire: 'Lively work with the public suits you: canteens, cloud kitchens, local radio, group travel, sports food, primary schools. Start with one thing that people need every day.',
    earth:
      'Daily needs are your market: dairy, grocery, farm produce, homestays, cotton, large-scale housekeeping. Sell what a household buys each week, and give no credit.',
    air: 'Care by voice and screen suits you: helplines, guest relations, apps for small children, self-help groups, online communities. Record a sample of your voice and apply with it.',
    water:
      'Work with water, food and care suits you: fisheries, shipping, milk, water supply, nursing, psychology, coastal hotels, imported food. Night duty and uneven income trouble you less than others.',
  },
  Mars: {
    fire: 'Fast work with risk suits you: army, police, fire service, competitive sport, metal work, field sales, emergency transport. Apply where quick action counts, and pass the physical test early.',
    earth:
      'Land and steel suit you: civil and mechanical engineering, real estate, quarries, tractors, workshops, site safety. Prefer a site to an office, because you like to see what was built.',
    air: 'Machines and arguments suit you: aircraft maintenance, drones, electronics, practice in court, investigative reporting. You think best when somebody opposes you, so join a debate or a contest.',
    water:
      'Strong work below the surface suits you: chemicals, marine engineering, dentistry, restaurant kitchens, rescue diving, forensic work. You can look at what other people avoid; learn the safety rules first.',
  },
  Mercury: {
    fire: 'Quick words before an audience suit you: digital marketing, coaching for entrance exams, online sales, sports commentary, technical sales. Film one short lesson or sales talk, and see who asks for more.',
    earth:
      'Exact work suits you: chartered accountancy, audit, stock control, surveying, data work, stationery, a mandi office. Your figures can be trusted, so take the examination that proves it.',
    air: 'Language and logic can be your living: software, translation, journalism, publishing, teaching, brokerage, legal drafting. Choose one of these to know in depth.',
    water:
      'Work that puts feelings into words suits you: counselling, market research, scripts, pharmacology, music production, archives. Write down what customers only felt, and show it to an employer.',
  },
  Jupiter: {
    fire: 'Public teaching suits you: colleges, the judiciary, leadership training, spiritual publishing, ethics boards, pilgrim travel. Begin with a free class on Sunday to see how it suits you.',
    earth:
      'Careful work with money and property suits you: banks, cooperative credit, insurance, agriculture, trusts, treasury. Clients value your caution, so put it first in your bio-data.',
    air: 'Law and learning suit you: policy research, universities, arbitration, senior human resources, education technology. Accept the chair of a committee when it is offered.',
    water:
      'Guidance that comforts suits you: counselling, charities, ashram and festival management, work for children, music teaching. Take a recognised course in counselling or teaching first.',
  },
  Venus: {
    fire: 'Beauty with speed suits you: film sets, fashion, wedding production, cosmetics, luxury cars, dance. Collect photographs of each event for the next client.',
    earth:
      'Beautiful things that can be sold suit you: textiles, jewellery, interiors, restaurants, sweets, plants, serviced apartments. Customers return to a pleasant place, so choose the street with care.',
    air: 'Design and agreement suit you: user experience, contracts for artists, advertising, diplomacy, human relations, literature. You know what each side accepts; offer to write the final text.',
    water:
      'Work with feeling and pleasure suits you: music, perfume, spas, drinks, film, art therapy, coastal tourism. Work in your good hours, and let somebody else do the billing.',
  },
  Saturn: {
    fire: 'Heavy work with discipline suits you: railways, power plants, foundries, industrial safety, reform schools, quality control in a young company. Take a certificate in safety or quality.',
    earth:
      'Solid and lasting work suits you: mining, cement, construction, archaeology, land records, contract farming, building maintenance. Demand for it continues, so learn one such trade completely.',
    air: 'Systems for everybody suit you: power grids, telecom, labour law, statistics, public administration, company software. Apply for posts in which a service must run without a break.',
    water:
      'Long care and storage suit you: homes for the aged, oil and gas, cold storage, drainage, fishing cooperatives, archives, night security. People depend on your steadiness; ask for a fixed night allowance.',
  },
  Rahu: {
    fire: 'New energy and risk attract you: electric vehicles, aviation, gaming, political campaigns, start-up finance, film stunts. Enter early, with a fixed sum that you can afford to lose.',
    earth:
      'Foreign and new materials suit you: imports, electronics assembly, rare minerals, synthetics, land purchase, cross-border retail. You see a market before others do; check customs rules and papers first.',
    air: 'Digital work suits you: artificial intelligence, cyber security, satellite data, film editing, foreign languages, social media. Your skill may be ahead of your certificates, so take one exam each year.',
    water:
      'Work with large crowds and chemicals suits you: pharma exports, cinema, ports, public opinion, photography. Choose employers with clear written rules.',
  },
  Ketu: {
    fire: 'Precise work in short efforts suits you: fine instruments, yoga, martial arts, astrology, coding contests, outdoor training. You act quickly from long practice, so train every morning.',
    earth:
      'Small and exact handwork suits you: watches, gem cutting, herbs, microbiology, archaeology, restoring old buildings. Buy good tools one by one, and find a quiet room.',
    air: 'Abstract work suits you: programming, mathematics, Sanskrit, linguistics, cryptography, back-end engineering. Publish one piece of work under your name each year all the same.',
    water:
      'Quiet service suits you: meditation teaching, care of the old, homeopathy, marine biology, help for pilgrims, detective work. People are calmer near you; begin as a volunteer for some months.',
  },
};

/** The karmajiva lord: the lord of the navamsha of the tenth lord. */
export const livelihoodTexts: Record<ClassicalGraha, string> = {
  Sun: 'By the classical rule your livelihood belongs to the Sun. The old list names gold, grain, wool, herbs and service to the king. Today this is a government job or another salaried post with a public purpose.',
  Moon: 'Your livelihood, by the classical rule, belongs to the Moon. The books list water and its products, cloth, farming and service to families. Today this is food, care work, hotels and daily consumer goods.',
  Mars: 'The classical rule gives Mars as the source of your living. Its list has metals, fire, weapons, courage and land. Today this is engineering, energy, security, property, and contracts won in competition.',
  Mercury:
    'By the old rule you live by Mercury: writing, accounts, crafts and learning. Today this is software, accountancy, teaching, publishing and trade. A skill that needs a pen or a keyboard pays you.',
  Jupiter:
    'Jupiter is the source of your livelihood in the classical rule. The books name teachers, temples, law and learned advice. Today this is education, the courts, banking and charitable trusts.',
  Venus:
    'The rule of livelihood points to Venus in your chart: gems, silver, cattle, comforts and the arts. Today this is design, hotels, vehicles, entertainment and whatever people choose for its beauty.',
  Saturn:
    'Saturn is named as the source of your livelihood. The old list has labour, transport, wood and stone, and work that needs endurance. Today this is infrastructure, logistics, manufacturing and large public departments.',
};

/** By the weakest of the seven. */
export const leaveToOthersTexts: Record<ClassicalGraha, string> = {
  Sun: 'Posts in which you must show yourself all day cost you more than they bring. Share the public part with somebody who enjoys it. You have more influence as the second person in charge.',
  Moon: 'Jobs that deal with everybody’s moods, without closing hours, exhaust you. Use a rota, an assistant or a recorded message for calls after office time.',
  Mars: 'Constant fighting is not good work for you. Where a job means chasing people, cold calls or collecting dues, take a bolder partner for it and do the planning yourself.',
  Mercury:
    'Forms, small print and quick letters take too much of your strength. Pay somebody to do the paperwork early, and explain your ideas by talking rather than in writing.',
  Jupiter:
    'You need not give advice for a living. If the work includes advising, speculating or promising for other people, insist on a written basis and a second signature.',
  Venus:
    'Being charming every day tires you. Leave hosting, styling and pleasing vain customers to those who like it; clients accept your plain manner as honesty.',
  Saturn:
    'Unchanging routine is hard for you. A post that counts hours instead of results is acceptable for two or three years. Move on once you have learnt it.',
};
