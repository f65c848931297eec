// Built by scripts/build-dictionaries.ts; edit that, not this. Sources and licence: README.md beside this file.
import type { LocaleNames } from '../locale-data.ts';

export const names: LocaleNames = {
  given_female: `Olivia
Amelia
Isla
Ava
Lily
Ivy
Freya
Florence
Willow
Rosie
Evie
Isabella
Grace
Poppy
Sienna
Ella
Charlotte
Sophie
Daisy
Sophia
Emily
Elsie
Phoebe
Alice
Maisie
Evelyn
Harper
Mia
Millie
Matilda
Jessica
Esme
Penelope
Luna
Maya
Chloe
Bonnie
Emma
Ruby
Eliza
Lottie
Aria
Ada
Violet
Imogen
Thea
Orla
Eleanor
Robyn
Molly
Holly
Zara
Iris
Hallie
Erin
Eva
Ellie
Lucy
Lola
Summer
Martha
Margot
Nancy
Darcie
Mabel
Beatrice
Georgia
Annabelle
Amber
Clara
Nora
Heidi
Rose
Harriet
Scarlett
Lyla
Edith
Hannah
Aurora
Myla
Arabella
Amelie
Abigail
Victoria
Lilly
Anna
Darcey
Olive
Sarah
Elizabeth
Jasmine
Zoe
Rebecca
Katie
Megan
Lauren
Amy
Bethany
Laura
Rachel
Gemma
Emma-Jane
Kirsty
Fiona
Heather
Morag
Catriona
Eilidh
Ailsa
Mhairi
Siobhan
Niamh
Aoife
Ciara
Bronwen
Carys
Cerys
Ffion
Megan-Rose
Rhiannon
Sian
Angharad
Nia
Eleri
Susan
Margaret
Patricia
Christine
Linda
Barbara
Janet
Jean
Maureen
Pauline
Sheila
Brenda
Carol
Anne
Julie
Karen
Jacqueline
Deborah
Tracey
Jane
Helen
Diane
Sharon
Tracy
Angela
Alison
Caroline
Amanda
Sandra
Lynn
Elaine
Joanne
Wendy
Michelle
Nicola
Samantha
Louise
Lisa
Claire
Sally
Dawn
Paula
Joanna
Katherine
Natalie
Kelly
Victoria-Anne
Vanessa
Philippa
Penny
Judith
Gillian
Lesley
Marion
Doreen
Joyce
Dorothy
Hilda
Winifred
Rosemary
Hazel
Pamela
Yvonne
Beverley
Lorraine
Maria
Priya
Aisha
Fatima
Zainab
Anjali
Nadia
Shreya
Yasmin
Leila
Amina
Chidera
Ngozi
Grace-Marie
Tamsin
Verity
Jemima
Clementine
Cordelia
Ottilie
Felicity
Cecily
Marnie
Delilah`,
  given_male: `Oliver
George
Noah
Arthur
Harry
Leo
Muhammad
Jack
Charlie
Oscar
Jacob
Henry
Thomas
Freddie
Alfie
Theo
William
Theodore
Archie
Joshua
Alexander
James
Isaac
Edward
Lucas
Tommy
Finley
Max
Logan
Ethan
Mohammed
Teddy
Benjamin
Arlo
Joseph
Sebastian
Harrison
Elijah
Adam
Daniel
Samuel
Louie
Mason
Reuben
Albie
Rory
Jaxon
Hugo
Luca
Zachary
Reggie
Hunter
Louis
Dylan
Albert
David
Jude
Frankie
Roman
Ezra
Toby
Riley
Carter
Ronnie
Frederick
Gabriel
Stanley
Bobby
Jesse
Michael
Elliot
Grayson
Mohammad
Liam
Jenson
Ellis
Harley
Harvey
Jayden
Jake
Ralph
Rowan
Elliott
Jasper
Ollie
Charles
Finn
Felix
Caleb
Chester
Jackson
Hudson
Leon
Ibrahim
Ryan
Blake
Alfred
Oakley
Matthew
Luke
Callum
Cameron
Connor
Kieran
Nathan
Kyle
Craig
Gareth
Rhys
Dylan-Lee
Owain
Huw
Ieuan
Emrys
Gethin
Dafydd
Evan
Morgan
Ewan
Hamish
Angus
Fraser
Gregor
Lachlan
Ruaridh
Calum
Alasdair
Duncan
Iain
Stuart
Euan
Sean
Patrick
Declan
Conor
Brendan
Eamon
Aidan
John
Peter
Robert
Paul
Mark
Andrew
Stephen
Ian
Kevin
Alan
Brian
Graham
Keith
Colin
Derek
Kenneth
Geoffrey
Roger
Trevor
Malcolm
Raymond
Dennis
Ronald
Roy
Gordon
Leslie
Norman
Terence
Barry
Clive
Nigel
Martin
Philip
Neil
Simon
Jonathan
Timothy
Adrian
Gary
Darren
Lee
Jason
Wayne
Shaun
Stewart
Russell
Julian
Dean
Carl
Anthony
Richard
Christopher
Nicholas
Steven
Jeremy
Dominic
Rupert
Giles
Hugh
Tristan
Barnaby
Rafferty
Ravi
Arjun
Imran
Omar
Hassan
Yusuf
Kwame
Femi
Tariq
Sanjay
Rohan
Zain
Bilal
Ashley
Lewis
Bradley
Scott
Ross
Marcus
Vincent
Desmond
Cecil`,
  family: `Smith
Jones
Taylor
Brown
Williams
Wilson
Johnson
Davies
Patel
Robinson
Wright
Thompson
Evans
Walker
White
Roberts
Green
Hall
Thomas
Clarke
Jackson
Wood
Harris
Edwards
Turner
Martin
Cooper
Hill
Ward
Hughes
Moore
Clark
King
Harrison
Lewis
Baker
Lee
Allen
Morris
Khan
Scott
Watson
Davis
Parker
James
Bennett
Young
Phillips
Richardson
Mitchell
Bailey
Carter
Cook
Singh
Shaw
Bell
Collins
Morgan
Kelly
Begum
Miller
Cox
Hussain
Marshall
Simpson
Price
Anderson
Adams
Wilkinson
Foster
Ali
Murphy
Ellis
Chapman
Gray
Mason
Webb
Rogers
Richards
Hunt
Mills
Ahmed
Campbell
Holmes
Palmer
Matthews
Russell
Stevens
Robertson
Knight
Butler
Barker
Fisher
Murray
Stewart
Thomson
Barnes
Pearson
Jenkins
Lloyd
Dixon
Harvey
Graham
Fletcher
Howard
Hudson
Andrews
Reynolds
Walsh
Fox
Dean
Ford
Saunders
Stone
Payne
Pearce
Day
Brooks
Lawrence
West
Atkinson
Dawson
Cole
Bradley
Burton
Cooke
Hart
Wallace
Ryan
Francis
Spencer
Watts
Rose
Armstrong
Newman
Gibson
Perry
Carr
Cunningham
Boyd
Gardner
Hayes
Lane
Riley
Nicholson
Williamson
Dunn
Hawkins
May
Owen
Burns
Berry
Elliott
Arnold
Kennedy
Page
Bird
Osborne
Ball
Hopkins
Black
Reid
Duncan
Ferguson
Cameron
Fraser
MacDonald
MacKenzie
McDonald
Hamilton
Paterson
Johnston
Ross
Henderson
Morrison
Kerr
Sinclair
Sutherland
Crawford
Gordon
Rees
Griffiths
Powell
Bowen
Pugh
Howells
Vaughan
Parry
Llewellyn
Probert
Doherty
O’Neill
Quinn
McLaughlin
Gallagher
Byrne
Bishop
Barrett
Gregory
Lowe
Harper
Poole
Long
Nash
Sharp
Norris
Booth
Bates
Sutton
Parsons
Stephens
Warren
Hewitt
Goddard
Hobbs
Whittaker
Entwistle
Ramsbottom
Ashworth
Sidebottom
Thorpe
Metcalfe
Braithwaite
Hargreaves
Holroyd
Sykes
Crabtree
Tyler
Moss
Wheeler
Leigh
Coates
Skinner
Rowe
Pritchard
Fleming
Kirby
Gill
Chambers
Cross
Curtis
Fowler
Hodgson
Hardy
Wade
Austin
Frost
Steele
Hammond
Nelson
Bull
Cartwright
Swift
Peacock
Nightingale
Thackeray
Fairfax
Kaur
Rahman
Miah
Shah
Malik
Iqbal
Akhtar
Chowdhury
Sharma
Gupta
Mistry
Chan
Wong
Nguyen
Kowalski
Nowak
Okafor
Adeyemi
Mensah`,
  street: `Abbey Road
Albany Road
Albert Road
Albion Street
Alexandra Road
Alfred Street
Alma Street
Ash Close
Ash Grove
Ash Road
Aspen Close
Avenue Road
Back Lane
Baker Street
Balmoral Road
Barn Close
Barton Road
Bath Road
Bath Street
Beach Road
Bedford Road
Beech Close
Beech Drive
Beech Grove
Beech Road
Beechwood Avenue
Bell Lane
Belmont Road
Birch Avenue
Birch Close
Birch Grove
Birch Road
Blind Lane
Bluebell Close
Boundary Road
Bramble Close
Bramley Close
Broad Lane
Broad Street
Broadway
Brook Lane
Brook Road
Brook Street
Brookside
Buckingham Road
Cambridge Street
Castle Close
Castle Lane
Castle Road
Castle Street
Cavendish Road
Cedar Avenue
Cedar Close
Cedar Grove
Cedar Road
Cemetery Road
Central Avenue
Chapel Close
Chapel Hill
Chapel Road
Chapel Street
Charles Street
Cherry Close
Cherry Tree Close
Chester Road
Chestnut Close
Chestnut Drive
Chestnut Grove
Church Avenue
Church Close
Church Hill
Church Lane
Church Path
Church Road
Church View
Church Walk
Claremont Road
Clarence Road
Clarence Street
Clarendon Road
Clay Lane
Cliff Road
Clifton Road
Commercial Road
Commercial Street
Common Lane
Coronation Avenue
Coronation Road
Cow Lane
Crescent Road
Cromwell Road
Cross Lane
Cross Street
Crown Street
Dale Street
Dark Lane
Derby Road
Derwent Close
Devonshire Road
Douglas Road
Duke Street
East Avenue
East Road
Edward Street
Elm Close
Elm Grove
Elm Road
Fairfield Road
Farm Close
Ferry Road
Field Close
Field Lane
First Avenue
Fore Street
Forest Road
Fourth Avenue
Front Street
Garden Close
Garden Street
George Street
Gladstone Road
Glebe Close
Gloucester Road
Gordon Road
Gordon Street
Grange Avenue
Grange Close
Grange Road
Green Close
Green Lane
Green Street
Greenway
Grove Lane
Grove Road
Hall Lane
Hall Street
Hawthorn Avenue
Hawthorn Close
Hazel Close
Hazel Grove
Heath Road
Heather Close
Henry Street
Heron Close
High Road
High Street
Highfield Avenue
Highfield Close
Highfield Road
Hill Road
Hill Street
Hillside Avenue
Hillside Close
Hillside Road
Hillside
Holly Close
Honeysuckle Close
Howard Road
James Street
Jubilee Close
Juniper Close
Kent Road
Kestrel Close
King Street
King's Road
Kingfisher Close
Kingsway
Laburnum Grove
Lancaster Road
Lansdowne Road
Larch Close
Laurel Close
Lime Grove
Lincoln Road
Lodge Close
Lodge Lane
London Road
Long Lane
Low Road
Main Road
Main Street
Manor Close
Manor Drive
Manor Gardens
Manor Road
Manor Way
Maple Close
Maple Drive
Maple Road
Market Place
Market Square
Marlborough Road
Marsh Lane
Mary Street
Mayfield Road
Meadow Close
Meadow Drive
Meadow Lane
Meadow View
Meadow Way
Middle Street
Mill Close
Mill Lane
Mill Road
Mill Street
Milton Road
Milton Street
Moor Lane
Moss Lane
Mount Pleasant
Mount Street
Nelson Road
Nelson Street
New Lane
New Road
New Street
Newton Road
Nightingale Close
Norfolk Road
North Avenue
North Lane
North Road
Northfield Road
Oak Avenue
Oak Drive
Oak Lane
Oak Road
Oak Street
Oakfield Road
Oaklands
Old Lane
Old Military Road
Old Road
Orchard Drive
Orchard Lane
Orchard Road
Orchard Street
Oxford Road
Oxford Street
Park Avenue
Park Crescent
Park Drive
Park Lane
Park Place
Park Road
Park Street
Park View
Parkside
Pine Close
Pine Grove
Pinfold Lane
Poplar Avenue
Poplar Close
Poplar Road
Pound Lane
Princes Street
Princess Street
Priory Close
Priory Road
Prospect Place
Prospect Road
Quarry Lane
Quarry Road
Queen's Road
Railway Street
Rectory Close
Rectory Lane
Richmond Close
Richmond Road
Riverside
Roman Road
Roman Way
Rowan Close
Russell Street
Salisbury Road
Sandringham Road
Sandy Lane
School Close
School Lane
School Road
Second Avenue
Silver Street
Smith Street
Somerset Road
South Drive
South Road
South Street
South View
Spring Gardens
Springfield Close
Springfield Road
St Andrew's Road
St Andrews Close
St George's Road
St John's Road
St Mary's Close
St Mary's Road
Stanley Road
Stanley Street
Station Road
Station Street
Stoney Lane
Sycamore Avenue
Sycamore Close
Sycamore Drive
Talbot Road
Tennyson Road
The Avenue
The Beeches
The Causeway
The Chase
The Coppice
The Copse
The Crescent
The Croft
The Dell
The Drive
The Fairway
The Glebe
The Grange
The Green
The Grove
The Hawthorns
The Lane
The Laurels
The Limes
The Maltings
The Meadows
The Mews
The Mount
The Oaks
The Orchard
The Oval
The Paddock
The Paddocks
The Poplars
The Ridgeway
The Ridings
The Rise
The Sidings
The Spinney
The Square
The Willows
The Woodlands
Third Avenue
Tower Road
Trinity Road
Tudor Close
Union Street
Valley Road
Vicarage Close
Vicarage Lane
Vicarage Road
Victoria Place
Victoria Road
Victoria Street
Walnut Close
Warren Close
Warren Road
Water Lane
Water Street
Waterloo Road
Waterside
Watery Lane
Waverley Road
Well Lane
Wellington Road
Wellington Street
West End
West Lane
West Street
West View
Western Avenue
Western Road
Westfield Road
Westgate
William Street
Willow Close
Willow Drive
Willow Grove
Willow Road
Windermere Road
Windmill Close
Windmill Lane
Windsor Avenue
Windsor Close
Windsor Drive
Wood Lane
Wood Street
Woodland Close
Woodland Road
Woodlands Avenue
Woodlands Close
Woodlands Road
Woodlands
Woodside Road
Woodside
Wren Close
Yew Tree Close
York Road
York Street`,
};
