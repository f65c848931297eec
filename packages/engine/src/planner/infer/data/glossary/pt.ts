/** English words, and what Portuguese schemas write for them. */
export const PORTUGUESE = `
id: identificador
name: nome denominação designação
first name: primeiro_nome
last name: sobrenome apelido último_nome
full name: nome_completo
user name: nome_usuário nome_utilizador
company name: razão_social nome_fantasia
salutation: saudação
title: título
gender: sexo género gênero
birth: nascimento nasc
birth date: data_nascimento data_nasc dt_nasc dt_nascimento
birth place: local_nascimento naturalidade
death: óbito falecimento
deceased: falecido
age: idade
nationality: nacionalidade
marital status: estado_civil
person: pessoa
customer: cliente
employee: funcionário colaborador empregado servidor
employer: empregador
user: usuário utilizador
supplier: fornecedor
manufacturer: fabricante
partner: sócio parceiro
patient: paciente utente
doctor: médico médica medico
nurse: enfermeiro enfermeira
student: aluno aluna estudante
teacher: professor professora docente
member: membro associado
guest: hóspede convidado
passenger: passageiro
driver: motorista condutor
owner: proprietário dono titular dona proprietario
tenant: inquilino locatário
landlord: senhorio locador
contact: contato contacto
agent: agente
manager: gerente responsável chefe diretor gestor
author: autor autora
recipient: destinatário destinatario
sender: remetente
applicant: requerente candidato solicitante
participant: participante
visitor: visitante
citizen: cidadão habitante
child: filho criança
mother: mãe
father: pai
guardian: tutor encarregado
spouse: cônjuge
household: agregado domicílio
beneficiary: beneficiário beneficiario
company: empresa companhia sociedade
organization: organização entidade
department: departamento setor
branch: filial agência
team: equipe equipa
group: grupo
bank: banco
school: escola colégio
hospital: hospital clínica
pharmacy: farmácia
insurance: seguro
insurer: seguradora
insured: segurado
authority: prefeitura câmara_municipal
address: endereço morada
street: rua logradouro
address complement: complemento
postal code: cep código_postal
city: cidade localidade
town: município
district: bairro distrito freguesia
state: estado
state code: uf
region: região
country: país
place: lugar local
phone: telefone tel fone
mobile: celular telemóvel
email: email correio_eletrônico mail
website: site página_web
latitude: latitude
longitude: longitude
date: data dt
day: dia
week: semana
month: mês
year: ano exercício
hour: hora
minute: minuto
second: segundo
time: tempo horário
duration: duração
period: período
deadline: prazo
due: vencimento
due date: data_vencimento
start: início
end: fim término
from: desde
until: até
by: por
on: em
valid: válido vigente
validity: validade vigência
expiry: expiração
created: criado cadastrado
creation: criação cadastro
modified: modificado alterado
modification: alteração modificação
updated: atualizado
update: atualização
deleted: excluído apagado removido
deletion: exclusão
active: ativo ativa
inactive: inativo
locked: bloqueado
approved: aprovado aprovada
approval: aprovação
confirmed: confirmado
rejected: rejeitado recusado
rejection: rejeição
completed: concluído finalizado
open: aberto
closed: fechado encerrado
opening: abertura
closing: fechamento encerramento
paid: pago paga
canceled: cancelado
cancellation: cancelamento
sent: enviado
sending: envio
read: lido
received: recebido
reception: recebimento
delivered: entregue
registered: registrado inscrito
registration: registro registo inscrição
hire: contratação
hire date: data_admissão data_contratação data_admissao
leaving date: data_demissão
exit: desligamento
entry: entrada ingresso
admission: admissão internação
discharge: alta
arrival: chegada
departure: partida saída
number: número num nr no nro
count: contagem
code: código cod
reference: referência
key: chave
type: tipo
category: categoria
class: classe
level: nível
position: posição posto
status: situação estatus
reason: motivo razão causa
priority: prioridade
severity: gravidade
flag: indicador
note: observação obs observações anotação anotações
comment: comentário
description: descrição desc
text: texto
message: mensagem
subject: assunto
content: conteúdo
language: idioma língua
color: cor
size: tamanho
weight: peso
height: altura
width: largura
length: comprimento
depth: profundidade
area: área superfície
volume: volume
distance: distância
speed: velocidade
temperature: temperatura
pressure: pressão
power: potência
consumption: consumo
energy: energia
water: água
meter: medidor contador
reading: leitura
measurement: medição medida
unit: unidade
quantity: quantidade qtd qtde
stock: estoque
minimum stock: estoque_mínimo
total: total soma
average: média
minimum: mínimo
maximum: máximo
share: participação
percent: percentual porcentagem percentagem
rate: taxa alíquota
amount: valor montante importância
price: preço
unit price: preço_unitário valor_unitário
purchase price: preço_compra
sale price: preço_venda
cost: custo
fee: tarifa honorário
tax: imposto tributo
vat: iva icms
tax number: cpf cnpj nif
national id: rg
net: líquido liquido
gross: bruto bruta
discount: desconto
balance: saldo
revenue: receita faturamento
profit: lucro
loss: prejuízo perda
salary: salário ordenado salario
bonus: bônus
currency: moeda
exchange rate: câmbio taxa_câmbio
interest: juros
interest rate: taxa_juros
credit: crédito
debit: débito
loan: empréstimo emprestimo
installment: parcela prestação
debt: dívida
income: renda rendimento
expense: despesa gasto
budget: orçamento
account: conta
bank account: conta_bancária conta_corrente
account number: número_conta
payment: pagamento
payment method: forma_pagamento meio_pagamento
payment term: condição_pagamento
invoice: fatura nota_fiscal
invoice number: número_fatura numero_fatura numero_nota
credit note: nota_crédito
order: pedido encomenda ordem
purchase: compra
sale: venda
buyer: comprador
seller: vendedor
quote: cotação
contract: contrato
delivery: entrega
shipping: expedição
shipping cost: frete
shipment: remessa
carrier: transportadora
tracking number: código_rastreio rastreamento
package: pacote
packaging: embalagem
return: devolução
warehouse: armazém depósito almoxarifado armazem
shelf: prateleira estante
location: localização
product: produto
item: artigo item
line: linha
part: peça
material: material
batch: lote
batch number: número_lote
serial number: número_série
brand: marca
model: modelo
variant: variante
inventory: inventário
machine: máquina
device: dispositivo aparelho
equipment: equipamento
tool: ferramenta
vehicle: veículo carro
license plate: placa
vin: chassi
mileage: quilometragem
fuel: combustível combustivel
engine: motor
manufacture: fabricação
production: produção
maintenance: manutenção
repair: reparo reparação
inspection: inspeção vistoria
damage: dano
claim: sinistro
claim number: número_sinistro
policy: apólice apolice
policy number: número_apólice num_apólice
premium: prêmio
deductible: franquia
case: caso processo
case number: número_processo num_processo
file: arquivo ficheiro
file name: nome_arquivo nome_ficheiro
path: caminho
document: documento
attachment: anexo
image: imagem
photo: foto
page: página
request: solicitação requisição
form: formulário
permit: permissão autorização
license: licença carteira_motorista
certificate: certificado certidão
decision: decisão
fine: multa
complaint: reclamação queixa
ticket: bilhete passagem
task: tarefa
appointment: agendamento
meeting: reunião
event: evento
project: projeto obra
goal: objetivo meta
result: resultado
step: etapa passo
procedure: procedimento
activity: atividade
work: trabalho
shift: turno plantão
absence: ausência falta
vacation: férias
holiday: feriado
illness: doença
overtime: horas_extras
job title: cargo profissão função ocupação
education: escolaridade formação
training: treinamento
degree: grau
skill: habilidade competência
experience: experiência
diagnosis: diagnóstico
symptom: sintoma
treatment: tratamento
therapy: terapia
surgery: cirurgia
medication: medicamento remédio
prescription: prescrição
dosage: posologia dosagem
dose: dose
blood type: tipo_sanguíneo grupo_sanguíneo tipo_sanguineo
blood pressure: pressão_arterial
allergy: alergia
vaccination: vacinação
vaccine: vacina
lab: laboratório
sample: amostra
consultation: consulta
bed: leito cama
room: quarto sala
room number: número_quarto
building: edifício prédio
floor: andar piso
apartment: apartamento
house: casa residência
property: imóvel propriedade
parcel: terreno
rent: aluguel aluguer renda_casa
deposit: caução
construction: construção
course: curso
school subject: disciplina matéria
lesson: aula lição
exam: exame prova
grade: nota
points: pontos
semester: semestre
school year: ano_letivo
enrollment: matrícula matricula
class: turma
faculty: faculdade
book: livro
publisher: editora
library: biblioteca
trip: viagem
route: rota percurso
stop: parada paragem
station: estação
train: trem comboio
flight: voo
airport: aeroporto
airline: companhia_aérea
seat: assento poltrona
stay: estadia
night: noite diária
reservation: reserva
meal: refeição
dish: prato
menu: cardápio ementa
ingredient: ingrediente
preparation: preparo
portion: porção
drink: bebida
species: espécie especie
animal: animal
breed: raça
plant: planta
crop: cultura safra cultivo
harvest: colheita
field: campo talhão
farm: fazenda quinta
tree: árvore
forest: floresta
game: jogo
season: temporada
player: jogador
referee: árbitro
league: liga
score: placar pontuação
club: clube
donation: doação
role: papel
profile: perfil
password: senha palavra_passe
setting: configuração parâmetro
version: versão
source: fonte
origin: origem procedência
destination: destino
remaining: restante pendente
old: antigo
new: novo nova
main: principal
special: especial
default: padrão
internal: interno
external: externo
public: público
private: privado
assigned: atribuído
link: ligação
list: lista
table: tabela
history: histórico
error: erro
question: pergunta
answer: resposta
rating: avaliação classificação
survey: pesquisa inquérito
vote: voto
election: eleição
sort order: ordenação
sequence: sequência
signature: assinatura
weather: clima
wind: vento
direction: sentido direção
load: carga
capacity: capacidade lotação
quality: qualidade
waste: resíduo
ship: navio barco
port: porto
customs: alfândega
tender: licitação concurso
bid: lance proposta
auction: leilão
shop: loja
cash register: caixa
voucher: vale
coupon: cupom
campaign: campanha
warranty: garantia
subscriber: assinante
call: chamada
connection: conexão
network: rede
provider: prestador
service: serviço
frequency: frequência
interval: intervalo
cycle: ciclo
first: primeiro primeira
last: último última
next: próximo próxima seguinte
previous: anterior
current: atual
planned: previsto planejado
before: antes
after: depois
difference: diferença
free: livre livres
damaged: danificado danificados
actual: real
estimated: estimado
required: obrigatório
optional: opcional
available: disponível
visible: visível
allowed: permitido
road: estrada
with: com
without: sem
for: para
of: de da do das dos ao
and: e
or: ou
in: no na
reminder: lembrete
starts: começa
ends: termina
adult: adulto
withholding: retenção
advance: adiantamento
lost: perdido
condition: condição
method: método
witness: testemunha
specialty: especialidade
payment status: status_pagamento situação_pagamento
unit of measure: unidade_medida
weekday: dia_semana
start hour: hora_início
end hour: hora_fim
short description: descrição_curta
legal guardian: responsável_legal
relationship: parentesco
meter reader: leiturista
occurrence: ocorrência ocorrencia
barcode: codigo_barras código_barras
ward: enfermaria
hospital stay: internamento
drug: fármaco
plate: matrícula_veículo
chassis number: numero_chassi
cost center: centro_custo
termination date: data_demissao
technician: técnico tecnico
notes: observacoes observacao
return date: data_devolucao data_devolução
supervisor: encarregado_turno
lawyer: advogado advogada
judge: juiz juíza
court: tribunal vara
hearing: audiência audiencia
monthly income: renda_mensal
connection date: data_ligacao data_ligação
installation: instalacao instalação
voltage: tensao tensão
calibration date: ultima_afericao data_afericao
consumer: consumidor consumidora
utility company: concessionaria concessionária
monthly: mensal
yearly: anual
interview: entrevista
mother name: nome_mae nome_mãe
father name: nome_pai
street number: numero_porta
tax rate: aliquota
start date: data_inicio data_início
end date: data_fim data_término data_termino
cancelled: cancelada
`;
