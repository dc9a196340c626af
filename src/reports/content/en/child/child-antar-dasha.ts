/** Sub-periods that end before sixteen, by maha dasha lord and antardasha lord. */
import type { Graha } from '#src/astrology/contract.ts';

export const childAntar: Record<Graha, Record<Graha, string>> = {
  Sun: {
    Sun: 'Your child wants to be seen and praised in this time. Be there for the first steps, the stage or the medal, and teach the child to clap for others too.',
    Moon: 'Your child is bold outside and needs comfort at home. Time with the mother or grandmother after school, and an early bedtime, settle most troubles of the day.',
    Mars: 'Energy and the wish to win grow together now. Daily sport with fair rules calms the temper better than scolding does, for a small child and for a teenager.',
    Rahu: 'Many new faces come at once: a move, a new class or another language. Your child may show off to fit in, so keep bedtime and prayer time unchanged.',
    Jupiter:
      'A grandfather, teacher or neighbour takes a special interest in your child now. Praise the effort more than the rank, and let this elder spend time with the child.',
    Saturn:
      'Rules at home and at school feel heavy, and your child asks for reasons. Explain each rule once, and give one small duty, such as watering a plant.',
    Mercury:
      'Speech and learning come forward: first words, poems, reading or debate, according to age. Answer questions seriously, and let your child recite before the family every week.',
    Ketu: 'Your child withdraws a little and plays or studies alone. A favourite toy or hobby may lose its charm. Do not force company; spend one quiet hour together daily.',
    Venus:
      'Colours, music, new clothes and friends please your child now. It is a good time for drawing, dance or singing lessons, and for learning to share sweets.',
  },
  Moon: {
    Moon: 'Comfort, food and sleep matter most to your child now, and moods change quickly. Keep meals and bedtime at the same hour, and let the mother be near in the evening.',
    Mars: 'Tears and anger come close together in these months. Let your child run or play outside first, and talk about the problem afterwards, when everybody is calm.',
    Rahu: 'Sleep and mood can be restless, because much is new. Switch off screens an hour before bed, and keep the same blanket, story or prayer each night.',
    Jupiter:
      'Your child enjoys relatives, stories and a full house, and learns easily from a kind teacher. It is a good time for starting school, prayers or a new subject.',
    Saturn:
      'Your child is quieter and more serious than before, and notices when parents are tired. A fixed routine and time with grandparents give a feeling of safety.',
    Mercury:
      'Your child talks, copies people and asks about everything. Read together each day, play shop or word games, and let cousins or friends come home often.',
    Ketu: 'Your child may dream vividly and take long to trust strangers. Do not push. A pet, water play, a temple visit or time with one elder brings ease.',
    Venus:
      'This is a gentle, loving time: your child likes singing, pretty things and soft company. Encourage music or art, and invite friends who play without fighting.',
    Sun: 'Your child is asked to come forward, in class, on a stage or before guests. Practise together at home first, and give a hug afterwards, whatever the result.',
  },
  Mars: {
    Mars: 'Your child is full of energy and hard to stop. Plan an hour of running, cycling or sport each day, and teach the word “stop” through games with turns.',
    Rahu: 'Dares and tricks from screens or friends attract your child. Stay close at heights, roads and water, and say “show me first” rather than only “no”.',
    Jupiter:
      'A good coach, uncle or teacher gives your child’s energy a purpose. Choose a sport, a martial art or scouts, and let the child protect younger ones.',
    Saturn:
      'Your child hopes for quick results, and this time teaches waiting. Swimming, music or writing needs many attempts, so mark each day of practice on a wall chart.',
    Mercury:
      'Hands and tongue are both quick in this time. Building sets, cycling, coding or debate suit your child. Answer rude replies calmly, with one clear rule.',
    Ketu: 'Your child starts suddenly and stops suddenly, in games and in quarrels. Some hobbies may be dropped; keep one skill alive with ten minutes of practice a day.',
    Venus:
      'Rough play becomes gentler, and your child asks for attractive things at once. Dance, painting and team games are good. Teach borrowing and returning before you buy anything costly.',
    Sun: 'Your child wants to be first, in a race, in class or at home. Praise from the father or a teacher matters much. Practise losing with board games.',
    Moon: 'Home matters most to your child now; a new room, a move or a new baby can cause anger. Ten minutes alone with one parent each evening help.',
  },
  Rahu: {
    Rahu: 'Everything new attracts your child: places, languages, machines and screens. Explore together, but keep bath, meals and bedtime in the usual order, even on holidays.',
    Jupiter:
      'Your child’s curiosity finds a good guide, such as an unusual teacher or a library. Visit temples, museums and book fairs, and answer the question “why” with care.',
    Saturn:
      'Your child begins many things and finishes few. A patient elder who sits nearby until the homework or the puzzle is complete teaches the most in this time.',
    Mercury:
      'Your child picks up words, accents and gadgets very fast. Give puzzles, books and chess besides screens, and read aloud together even after the child can read.',
    Ketu: 'A strong interest ends, or a friend moves away, and your child becomes quiet. Allow some sad days, keep the routine, and offer an old favourite game.',
    Venus:
      'Costumes, cartoons, brands and an admired friend fill your child’s talk. Allow one treat a week, chosen by the child, and do not add a second one.',
    Sun: 'Your child is put forward early: a part in a play, a new class, a captain’s badge. Prepare in small steps, and sit where the child can see you.',
    Moon: 'Your child feels restless and hides it in play. When the family travels, carry the same pillow and songs, and keep the goodbye at school short and cheerful.',
    Mars: 'Speed, noise and risk attract your child at the end of this long period. Helmets, proper shoes and open ground are needed; a story calms the evening.',
  },
  Jupiter: {
    Jupiter:
      'Your child grows in trust, appetite and knowledge, and elders are fond of the child. Choose good teachers now, and keep sweets and fried food for special days.',
    Saturn:
      'Learning becomes practice: letter by letter, table by table. Your child likes to do it well when somebody sits nearby, so keep a short study time each day.',
    Mercury:
      'The time is strong for reading, sums, languages and quizzes. Let your child teach a younger cousin what was learnt; it makes the memory firm.',
    Ketu: 'Your child asks deep questions about God, nature and the sky. A pilgrimage, a simple prayer or time in a garden feeds this interest; fewer toys are needed.',
    Venus:
      'Sweets, songs, cousins and gifts come in plenty. It is a good time to begin music, dance or drawing, and to teach your child to say thank you.',
    Sun: 'Your child may receive a prize, a blessing or a place in front. Celebrate it, and ask the child to thank the teacher or friend who helped.',
    Moon: 'The house is full of relatives, festivals or a new baby, and your child enjoys it. Tell family stories, and protect the hours of sleep.',
    Mars: 'Your child likes to act for others: carrying, building, protecting a smaller child. Give real tasks at home or in a team, and correct loud behaviour gently.',
    Rahu: 'An unusual teacher, hobby or foreign subject attracts your child. Support it for three months, and talk at dinner about what is true and what is exaggerated.',
  },
  Saturn: {
    Saturn:
      'Your child is serious, and steady care matters most: the same people, the same hours. Give tasks of the right size, and praise exactly what was done.',
    Mercury:
      'Your child learns slowly and correctly, and likes order. Counting, diaries, tables and neat handwriting go well; let study happen at the same time and place each day.',
    Ketu: 'Your child wants little and can play or read alone for long. This is not sadness. Sit nearby with your own work, and invite one friend at a time.',
    Venus:
      'After plain days, something pleasant comes: a craft, an instrument or a loyal friend. Small steps of practice succeed, so admire each finished piece of work.',
    Sun: 'A strict teacher or a busy father may seem far away to your child. Fix one hour a week for the two of them alone, and keep it.',
    Moon: 'Your child speaks about feelings late, often at bedtime. Sit in the dark for some minutes without questions. Warm food and oil massage also give comfort.',
    Mars: 'Waiting is hard for your child now, and it causes anger. Swimming, long walks or work with wood use up the energy and build real endurance.',
    Rahu: 'A new school, street or diet disturbs the usual order. Pack the bag together every night and keep one fixed habit at the door; your child soon settles.',
    Jupiter:
      'The load becomes lighter: a kind teacher or grandparent supports your child, and earlier effort shows results. Plan a pilgrimage or a family trip as a reward.',
  },
  Mercury: {
    Mercury:
      'Your child talks and learns without a pause, from first words to exams. Read together every day; languages, mathematics and memory games bring the most now.',
    Ketu: 'Your child becomes quiet between two talkative periods, and no words are lost. Drawing, music or collecting says more now, so do not press for answers.',
    Venus:
      'Your child has a good ear and a neat hand now. Rhymes, dance, craft and polite speech come easily, and friendships begin by sharing pencils and books.',
    Sun: 'Your child needs to speak, explain and be heard to the end. Give five full minutes of attention daily; recitation, debate and class leadership are favoured.',
    Moon: 'Your child tells everything at the kitchen table and worries over small things at night. Let each worry be said aloud before sleep; it becomes smaller.',
    Mars: 'Your child argues for fun and answers back quickly. Riddles, science kits and ball games use this energy. In a quarrel, toss a coin and go on.',
    Rahu: 'Foreign words, gadgets and imaginary worlds interest your child strongly. Learning is fast but everything is believed, so check facts together and fix an hour for screens off.',
    Jupiter:
      'Facts turn into understanding, and this is a good time for study. Choose a teacher who has time, read stories with a moral, and talk on walks.',
    Saturn:
      'Handwriting, tables and shoelaces take long and bore your child. Ten minutes of practice every day bring more than an hour on Sunday; success comes suddenly.',
  },
  Ketu: {
    Ketu: 'Your child needs little, watches much and smiles at few people. Quiet rooms and known faces are enough; do not hand the child from guest to guest.',
    Venus:
      'Affection grows softly: your child depends on one friend, one aunt or one song. Ask before you hug, and offer music, flowers or soft colours.',
    Sun: 'A clear “no” or “me” appears after a quiet time. This is good progress, so let your child choose the shirt or the story each day.',
    Moon: 'Sleep is uneven, with many dreams. A hand on the back and the same song help at night. By day, water, sand and animals calm your child.',
    Mars: 'Your child reacts suddenly and calms down as suddenly. Watch sharp edges, gates and the stove, and give time for several short runs a day.',
    Rahu: 'Your child likes to hide and to explore at the same time. Let new places be watched first from your side; joining in comes on the second visit.',
    Jupiter:
      'A teacher, grandparent or book answers a question that your child could not express. Trust in people grows, so visit this elder or teacher again.',
    Saturn:
      'Your child likes to work alone, slowly and properly. Long quiet games are normal in this time; stay nearby, and do not take them for sadness.',
    Mercury:
      'Speech comes back: your child names, sorts and suddenly explains things. Listen at bath time and bedtime, and begin reading, writing or a second language now.',
  },
  Venus: {
    Venus:
      'Your child is easily loved and enjoys songs, clothes and soft food. Sharing is the lesson of this time; share your own things first, as an example.',
    Sun: 'Charm joins the wish to be first. A stage, a costume or a recital does your child good. Teach also the sentence “now it is your friend’s turn”.',
    Moon: 'A tender time comes with family meals, visits and lullabies. Your child comforts others and learns by being near, so cook, fold clothes and pray together.',
    Mars: 'Love and quarrels follow each other within minutes. Clay, drums, dance and sport use up the heat; teach your child to make peace before bedtime.',
    Rahu: 'Your child asks for whatever is shiny or seen on a screen. At a fair or a shop, look long, and buy one small thing decided beforehand.',
    Jupiter:
      'Kind elders surround your child and may spoil the child a little. Music, manners and first school friendships grow easily; lessons begun now are enjoyed.',
    Saturn:
      'Pleasure needs patience now: an instrument, a long drawing or a slow friendship. Keep lessons short and regular, and your child may stay with them for years.',
    Mercury:
      'Your child writes neatly, speaks politely and makes friends quickly. Paints, songs and letters to cousins bring more joy than any toy with a battery.',
    Ketu: 'Your child outgrows something dear: a bottle, a blanket or a best friend. Let the change come slowly, and keep one small piece as a memory.',
  },
};
