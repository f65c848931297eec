import { entries, terms, texts, type Vocabulary } from './vocabulary.ts';

const THINGS = 'River|Garden|House|Winter|Secret|Road|Island|Summer|Sea|Forest|Night|Letter|Mountain|City|Storm|Mirror';
const QUALITIES = 'Silent|Last|Lost|Golden|Distant|Broken|Hidden|Long|Blue|Crimson|Empty|Wild|Secret|Burning';

export const CULTURE: readonly Vocabulary[] = [
  terms('book_genre', 'a genre', 'Fiction|Crime|Fantasy|Biography|Science Fiction|Romance|History|Children|Thriller|Poetry|Self-Help|Travel|Cooking|Science|Philosophy|Young Adult|Graphic Novel|Business'),
  texts('book_title', 'a title of a book', `
The {quality} {thing}
A {thing} of {things}
{quality} {things}
The {thing} at the End of the {place}
The {person}'s {thing}
Beyond the {quality} {thing}
The Book of {things}
A Short History of {topic}
The Art of {topic}
{topic} for Beginners
Letters from the {place}
When the {thing} Fell Silent`, {
    quality: QUALITIES, thing: THINGS, things: 'Shadows|Stars|Ashes|Rivers|Dreams|Stones|Roses|Promises',
    person: 'Clockmaker|Gardener|Captain|Librarian|Painter|Doctor|Baker', place: 'World|North|Harbor|Valley|Street|Lake',
    topic: 'Navigation|Bread|Light|Silence|Trade|Mountains|Chess|Walking|Memory|Cities',
  }),
  texts('film_title', 'a title of a film', `
The {quality} {thing}
{quality} {thing}
{thing} of {things}
Return to {place}
The {person}
Last Train to {place}
{number} Days in {place}
A {thing} in {place}
Escape from {place}`, {
    quality: QUALITIES, thing: THINGS, things: 'Fire|Glory|Silence|Gold|Dust|Thunder',
    place: 'Lisbon|Shanghai|Nowhere|Alaska|Verona|Tangier|Havana', person: 'Informant|Swimmer|Apprentice|Stranger|Witness|Negotiator', number: 'Seven|Ten|Forty|Three',
  }),
  texts('song_title', 'a title of a song', `
{quality} {noun}
{noun} in the {place}
Dancing with the {nouns}
Don't {verb} Me
{verb} Me Tonight
All the {nouns}
Back to the {place}
{noun} Song
Midnight {noun}
Waiting for {time}`, {
    quality: 'Golden|Electric|Lonely|Broken|Sweet|Wild|Neon|Summer', noun: 'Heart|Rain|Fire|Light|River|Shadow|Dream|Moon|Road|Train',
    nouns: 'Stars|Ghosts|Waves|Lights|Angels|Strangers', verb: 'Leave|Hold|Call|Remember|Follow|Wake', place: 'City|Dark|Water|Desert|Morning', time: 'Sunday|Tomorrow|Winter|You|the Sun',
  }),
  texts('album_title', 'a title of an album', `
{quality} {nouns}
{noun} & {noun_b}
Songs from the {place}
The {quality} Sessions
Live in {city}
{nouns} of {city}
Under the {noun}
Greatest Hits, Vol. {number}`, {
    quality: 'Velvet|Electric|Paper|Midnight|Northern|Hollow|Modern|Quiet', nouns: 'Horizons|Mirrors|Echoes|Tides|Rooms|Signals', noun: 'Stone|Smoke|Silver|Sky|Salt',
    noun_b: 'Honey|Dust|Glass|Thunder', place: 'Basement|Coast|Attic|Highway', city: 'Berlin|Memphis|Dublin|Kyoto|Lisbon', number: '1|2|3',
  }),
  texts('band', 'an artist', `
The {quality} {nouns}
{noun} {noun_b}
{quality} {noun}
{nouns} of {place}
{name} & the {nouns}`, {
    quality: 'Velvet|Electric|Silver|Rolling|Wild|Midnight|Crystal|Paper', nouns: 'Foxes|Pilots|Strangers|Echoes|Kings|Wolves|Mirrors', noun: 'Arctic|Neon|Iron|Stone|Radio|Ocean',
    noun_b: 'Parade|Garden|Harbor|Engine|Club', place: 'Avalon|the North|Summer', name: 'Johnny|Ella|Marcus|Lola',
  }),
  terms('playlist', 'a playlist', 'Workout Mix|Chill Evening|Road Trip|Study Beats|Summer Hits|Sunday Morning|Party Anthems|Acoustic Favorites|Deep Focus|90s Rock|Jazz for Dinner|Running Tempo|Indie Discoveries|Rainy Day|Throwback Thursday|Piano Classics', 'even'),
  terms('music_genre', 'a genre', 'Rock|Pop|Jazz|Classical|Hip-Hop|Electronic|Country|Blues|Folk|Metal|R&B|Reggae|Soul|Latin|Punk|Indie|Ambient|Funk|Soundtrack|World'),
  terms('film_genre', 'a genre', 'Drama|Comedy|Action|Thriller|Documentary|Animation|Horror|Romance|Science Fiction|Family|Adventure|Crime|Fantasy|Mystery|Musical|Western|War|Sports'),
  terms('game_genre', 'a genre', 'Action|Adventure|Puzzle|Strategy|Role-Playing|Simulation|Sports|Racing|Shooter|Platformer|Card|Fighting'),
  terms('game_title', 'a title of a game', 'Star Harvest|Kingdom of Ash|Turbo Drift|Puzzle Garden|Shadow Protocol|Dragon Valley|Pixel Pirates|Iron Frontier|Sky Colony|Lost Temple|Goal Master|Frozen Depths', 'even'),
  terms('record_label', 'a record label', 'Blue Harbor Records|Nightingale Music|Parallel Sound|Red Door Records|Silverline|Northern Lights Music|Echo Park Records|Golden Needle', 'even'),
  terms('publisher', 'a publisher', 'Harbor House|Northlight Press|Meridian Books|Oakwood Publishing|Lantern Press|Blue Heron Books|Granite & Sons|University Press|Penrose Editions|Riverbend Books|Paper Crane Press|Alder House', 'even'),
  terms('journal', 'a journal', 'Journal of Applied Physics|Annals of Internal Medicine|Economic Review|Nature Methods|International Journal of Education|Materials Today|Journal of Marine Biology|Computing Letters|Urban Studies|Journal of Social History', 'even'),
  entries('dewey_class', 'a class of books', 'code name', `
000|Computer science, information and general works
100|Philosophy and psychology
300|Social sciences
400|Language
500|Science
600|Technology
700|Arts and recreation
800|Literature
900|History and geography`, { shares: 'even' }),
  terms('book_format', 'a format', 'Paperback|Hardcover|E-book|Audiobook|Large print', [48, 24, 18, 8, 2]),
  entries('media_format', 'a format', 'name code', `
MPEG audio file|MP3
AAC audio file|AAC
FLAC audio file|FLAC
MPEG-4 video file|MP4
WAV audio file|WAV
Ogg Vorbis file|OGG
Vinyl record|LP
Compact disc|CD
DVD|DVD
Blu-ray disc|BD`),
  terms('instrument', 'an instrument', 'Guitar|Piano|Violin|Drums|Bass|Saxophone|Cello|Flute|Trumpet|Clarinet|Keyboard|Vocals|Harp|Viola'),
  terms('film_rating', 'an age rating', 'PG-13|R|PG|G|NC-17', [34, 30, 22, 12, 2]),
  terms('film_role', 'a role', 'Detective Harris|The Captain|Anna|Doctor Weiss|The Neighbor|Sam|Judge Miller|The Stranger|Nurse Clara|Officer Reyes|Young Thomas|The Bartender', 'even'),
  terms('crew_role', 'a role in a production', 'Actor|Director|Producer|Writer|Editor|Cinematographer|Composer|Production designer|Costume designer|Sound mixer'),
  terms('art_medium', 'a medium', 'oil on canvas|watercolor|acrylic|bronze|photograph|charcoal|marble|mixed media|etching|pastel'),
  terms('art_title', 'a title of a work', 'Still Life with Lemons|Portrait of a Woman|Harbor at Dawn|Composition No. 7|The Dancers|Winter Landscape|Untitled|Self-Portrait|Study in Blue|The Reader|Evening Light|Two Figures', 'even'),
  terms('art_style', 'a style', 'Impressionism|Modern|Baroque|Renaissance|Cubism|Expressionism|Realism|Romanticism|Contemporary|Abstract'),
  terms('news_section', 'a section', 'Politics|Business|Sports|Culture|World|Opinion|Technology|Science|Local|Health|Travel|Weather'),
  terms('show_title', 'a title of a show', 'Morning Update|The Kitchen Table|Night Shift|Inside Business|Science Hour|City Stories|The Long Game|Weekend Edition|Behind the Scenes|History Uncovered|Garden Talk|Tech Weekly', 'even'),
  terms('target_audience', 'an audience', 'adults|children|young adults|students|professionals|families|seniors', 'falling'),
];
